import Foundation
import Testing

/// In pictures and scripts everything in an app's process that tells the time, or waits for one, follows the session's clock.
@Suite struct SessionClockTests {
    private let probe = ClockProbe()

    @Test func aWaitOfTwoMinutesFiresTimersOfEveryKindAtTheirTimes() throws {
        #expect(
            try probe.run("timers") == [
                "0.002 two milliseconds", "1.000 source", "2.500 scheduled", "41.000 source", "60.000 a minute on the wall", "81.000 source",
                "120.000 120 seconds",
            ])
    }

    @Test func aDateThatTheUserSetsLeavesWaitsAsTheyAre() throws {
        #expect(try probe.run("date") == ["5.000 1709222400", "10.000 ten seconds", "15.000 1709222410"])
    }

    @Test func aViewThatIsUsedOnAnotherThreadIsChangedAndThereIsAWarning() throws {
        #expect(try probe.run("elsewhere") == ["1.000 late", "1.000 thread"])
    }

    @Test func aDelayedMessageIsSentWhenItsDelayIsOver() throws {
        #expect(try probe.run("perform") == ["0.000 asked", "0.690 before", "0.700 performed", "0.700 after"])
    }

    @Test func whatIsDueAtTheSameTimeHappensInTheOrderItWasAskedForIn() throws {
        let queues: [String] = (0..<4).map { "queue \($0)" }
        let first: [String] = (0..<5).map { "main \($0)" } + (0..<3).map { "timer \($0)" } + queues
        #expect(try probe.run("equal") == first.map { "0.500 \($0)" } + ["0.500 half a second"] + queues.map { "0.600 \($0) again" })
    }

    @Test func tasksSleepOnEveryClock() throws {
        let tasks: [String] = (0..<4).map { "task \($0)" }
        #expect(
            try probe.run("tasks") == tasks.map { "0.000 \($0)" }
                + ["0.250 nanoseconds", "0.500 continuous", "0.750 suspending", "1.000 until"] + tasks.map { "2.000 \($0) again" })
    }

    @Test func publishersDebounceThrottleDelayAndTimeOut() throws {
        #expect(
            try probe.run("combine") == [
                "0.300 debounced 2", "0.500 delayed on a queue", "0.500 delayed in an operation", "0.500 timer", "1.000 timer", "1.000 throttled 0",
                "1.500 timer", "1.500 grouped [0, 1, 2]", "2.000 timed out", "2.000 throttled 2",
            ])
    }

    @Test func threadsSleep() throws {
        #expect(
            try probe.run("sleeps") == [
                "1.000 Thread.sleep(forTimeInterval:)", "2.000 Thread.sleep(until:)", "3.000 sleep", "3.500 usleep", "4.000 nanosleep",
                "5.000 clock_nanosleep",
            ])
    }

    @Test func waitsEndWithTheirTime() throws {
        #expect(
            try probe.run("waits") == [
                "1.000 semaphore true", "1.500 signalled true", "2.500 group true", "3.500 condition false", "4.500 lock false",
                "5.500 condition lock false", "6.500 work item true", "7.500 sem_timedwait true", "7.750 timer of a thread",
                "8.000 timer of a thread", "8.250 timer of a thread", "8.500 timer of a thread", "8.500 run loop",
            ])
    }

    @Test func waitsForDescriptorsEndWithTheirTime() throws {
        #expect(
            try probe.run("descriptors") == [
                "1.000 poll 0", "2.000 ppoll 0", "3.000 select 0", "4.000 epoll_wait 0", "5.000 timerfd 1", "5.500 written 1",
            ])
    }

    @Test func everyClockAgreesWithTheStatusBar() throws {
        func lines(_ seconds: Int, _ date: String) -> [String] {
            [
                "Date 2023-06-05 \(date)", "CFAbsoluteTime \(707_676_060 + seconds)", "time 0, gettimeofday 0",
                "media \(seconds), uptime \(seconds), monotonic \(seconds)", "continuous \(seconds), suspending \(seconds)", "dispatch \(seconds)",
            ]
            .map { "\(seconds).000 \($0)" }
        }
        // The zone that a window has unless it says otherwise.
        var probe = probe
        probe.environment["TZ"] = "America/Los_Angeles"
        #expect(try probe.run("clocks") == lines(0, "09:41:00") + lines(90, "09:42:30"))
    }

    @Test func theDateIsThatOfTheWindowsTimeZone() throws {
        var probe = probe
        probe.environment["TZ"] = "America/Los_Angeles"
        #expect(try probe.run("clocks").prefix(2) == ["0.000 Date 2023-06-05 09:41:00", "0.000 CFAbsoluteTime \(707_650_860 + 7 * 3600)"])
    }

    @Test func timeStandsWhileAThreadWorks() throws {
        let lines = try probe.run("work")
        #expect(lines == ["0.000 computed true", "0.000 read true", "0.000 told", "0.001 a millisecond"])
    }

    @Test func codeThatKeepsTheMainThreadWaitsOnTheSessionsClock() throws {
        #expect(
            try probe.run("main") == [
                "1.000 slept", "2.000 signalled", "2.000 sync", "2.500 in the run loop", "3.000 ran", "4.000 looked", "6.100 slept in a block",
                "6.100 at 6.1",
            ])
    }

    @Test func framesAndTimersComeInTheOrderOfTime() throws {
        #expect(try probe.run("frames") == ["0.025 media 0.025 after 1 frames", "0.100 6 frames, the last at 0.100"])
    }

    @Test func threadsThatNeverWaitDoNotStopTheClock() throws {
        #expect(try probe.run("endless") == ["0.050 went on"])
    }

    @Test func timersSleepsTasksAndAnimationsGoTheSameWayEveryTime() throws {
        let first: [String] = try probe.run("interleaved")
        #expect(first.count == 162)
        for _ in 0..<3 { #expect(try probe.run("interleaved") == first) }
    }

    // MARK: Random numbers

    @Test func identifiersNumbersAndSetsAreTheSameInEveryRun() throws {
        let first: [String] = try probe.run("random")
        #expect(first.count == 5)
        #expect(try probe.run("random") == first)
    }

    @Test func theyAreOthersWithoutASeed() throws {
        var probe = probe
        probe.environment = ["QUINCE_CLOCK": "session"]
        let first: [String] = try probe.run("random"), second: [String] = try probe.run("random")
        #expect(zip(first, second).allSatisfy { $0 != $1 })
    }

    // MARK: The network

    @Test func timeStandsForAnAnswerAndATimeOutIsOneOfTheSession() throws {
        let slow = try SlowServer(answersAfter: 0.1), silent = try SlowServer(answersAfter: nil)
        var probe = probe
        probe.environment["QUINCE_PATIENCE"] = "1000"
        let lines: [String] = try probe.run("network", slow.address, silent.address)
        try #require(lines.count == 4)
        let times: [Double] = lines.map { line in Double(line.prefix { $0 != " " }) ?? 0 }
        // A millisecond passes where curl looks for its connection again: the other end is not in the session's hands.
        #expect(lines[0].hasSuffix(" answer hello") && times[0] < 0.01 && lines[1] == "0.500 after the answer")
        // Foundation asks the socket again and again while it waits, which takes its time.
        #expect(lines[2].hasSuffix("time-out true") && lines[3].hasSuffix("after the time-out") && (3.4..<6).contains(times[2]))
    }

    // MARK: In a copy of a process, as a window's is

    @Test("what is prepared starts nothing; the main queue, the main actor and contended locks work in a copy", arguments: [true, false])
    func aCopyOfAProcess(hasSessionClock: Bool) throws {
        var probe = probe
        if !hasSessionClock { probe.environment = [:] }
        #expect(
            try probe.run("copy") == [
                "prepared", "main thread true, identifier true", "main async", "main actor", "main sync", "main actor from elsewhere",
                "serial sync behind work",
                "locks true", "once 7",
            ])
    }

    // MARK: Without a clock of its own

    @Test func elsewhereTheMachinesClockGoes() throws {
        var probe = probe
        probe.environment = [:]
        let lines: [String] = try probe.run("clocks")
        #expect(!lines[0].contains("2023-06-05"))
    }
}
