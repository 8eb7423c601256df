import QuinceCoreMedia
import Testing

@Suite struct TimeTests {
    @Test("times are fractions: sums keep the common timescale") func sums() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        #expect(sum.value == 5 && sum.timescale == 6)
        #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTimeMultiplyByRatio(CMTime(value: 10, timescale: 1), multiplier: 3, divisor: 2) == CMTime(value: 15, timescale: 1))
    }

    @Test("times that are no numbers are ordered and stay what they are") func special() {
        #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .positiveInfinity && CMTime.positiveInfinity < .indefinite && CMTime.indefinite < .invalid)
        #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity && (CMTime.indefinite - .zero).isIndefinite)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid && CMTime.invalid.seconds.isNaN)
    }

    @Test("the headers' macros are functions and say what the properties say") func macros() {
        #expect(CMTIME_IS_INVALID(.invalid) && CMTIME_IS_VALID(.zero) && CMTIME_IS_NUMERIC(.zero) && !CMTIME_IS_NUMERIC(.indefinite))
        #expect(CMTIME_IS_INDEFINITE(.indefinite) && CMTIME_IS_POSITIVEINFINITY(.positiveInfinity) && CMTIME_IS_NEGATIVEINFINITY(.negativeInfinity))
        #expect(CMTIME_HAS_BEEN_ROUNDED(CMTime(value: 5, timescale: 10).convertScale(1, method: .roundTowardZero)))
        #expect(CMTIMERANGE_IS_EMPTY(.zero) && CMTIMERANGE_IS_VALID(.zero) && CMTIMERANGE_IS_INVALID(.invalid) && !CMTIMERANGE_IS_INDEFINITE(.zero))
    }

    @Test("other timescales round as asked for") func scales() {
        let time = CMTime(value: 5, timescale: 10)
        #expect(time.convertScale(1, method: .roundHalfAwayFromZero).value == 1)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 0)
        #expect(CMTime(value: -5, timescale: 10).convertScale(1, method: .roundTowardNegativeInfinity).value == -1)
        #expect(time.convertScale(1, method: .roundTowardZero).hasBeenRounded && !time.convertScale(20, method: .default).hasBeenRounded)
        #expect(CMTime(value: .max, timescale: 1).convertScale(600, method: .default) == .positiveInfinity)
    }

    @Test("ranges meet and span") func ranges() {
        let a = CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1))
        let b = CMTimeRange(start: CMTime(value: 5, timescale: 1), duration: CMTime(value: 10, timescale: 1))
        #expect(a.intersection(b).duration.seconds == 5 && a.union(b).end.seconds == 15)
        #expect(a.containsTime(.zero) && !a.containsTime(a.end))
    }
}
