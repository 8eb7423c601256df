import QuinceCoreBluetooth
import QuinceCoreMotion
import Testing
import UIKit

/// A simulator has no sensors and no radio: what asks for them hears so.
@Suite @MainActor struct AbsentSensorTests {
    private func settle() async { for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } } }

    private final class Answers: @unchecked Sendable { var errors: [CMError] = [] }

    @Test("heights and activities fail with the errors of Core Motion") func motion() async {
        #expect(!CMAltimeter.isRelativeAltitudeAvailable() && !CMMotionActivityManager.isActivityAvailable())
        let answers = Answers()
        CMAltimeter().startRelativeAltitudeUpdates(to: .main) { _, error in answers.errors.append(CMError(UInt32((error as NSError?)?.code ?? 0))) }
        CMMotionActivityManager().queryActivityStarting(from: Date(), to: Date(), to: .main) { activities, error in
            #expect(activities == nil)
            answers.errors.append(CMError(UInt32((error as NSError?)?.code ?? 0)))
        }
        await settle()
        #expect(answers.errors == [CMErrorNotAvailable, CMErrorMotionActivityNotAvailable])
        #expect(CMAttitude().rotationMatrix.m11 == 1 && CMAttitude().rotationMatrix.m12 == 0)
    }

    private final class Peripheral: NSObject, CBPeripheralManagerDelegate {
        var states: [CBManagerState] = []
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { states.append(peripheral.state) }
    }

    @Test("a peripheral has no radio, and keeps what it would offer") func peripheral() async {
        let delegate = Peripheral()
        let manager = CBPeripheralManager(delegate: delegate, queue: nil)
        await settle()
        #expect(delegate.states == [.unsupported] && !manager.isAdvertising)
        let value = CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
        value.value = Data([1])
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [value]
        #expect(service.isPrimary && service.characteristics?.first?.value == Data([1]) && value.properties.contains(.notify))
        #expect(!manager.updateValue(Data(), for: value, onSubscribedCentrals: nil))
    }
}
