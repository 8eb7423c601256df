import FoundationNetworking
import QuinceAdSupport
import QuinceAppTrackingTransparency
import QuinceBackgroundTasks
import QuinceCFNetwork
import QuinceCallKit
import QuinceCloudKit
import QuinceCoreBluetooth
import QuinceCoreHaptics
import QuinceCoreML
import QuinceCoreMotion
import QuinceCoreTelephony
import QuinceMediaPlayer
import QuinceMultipeerConnectivity
import QuinceNetwork
import QuincePushKit
import QuinceSpeech
@testable import QuinceStoreKit
import QuinceSystemConfiguration
import QuinceWatchConnectivity
import Testing

/// What a simulator does not have is answered as a simulator answers.
@Suite @MainActor struct RefusalTests {
    private func settle() async { for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } } }

    @Test("what a session may do on costly networks is kept; its default is Apple's") func networkAccess() {
        let configuration = URLSessionConfiguration.default
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess && !configuration.requiresDNSSECValidation)
        configuration.requiresDNSSECValidation = true
        configuration.allowsConstrainedNetworkAccess = false
        #expect(configuration.requiresDNSSECValidation && !configuration.allowsConstrainedNetworkAccess && configuration.allowsExpensiveNetworkAccess)
        #expect(URLSessionConfiguration.ephemeral.allowsConstrainedNetworkAccess)
    }

    @Test("no token for pushes comes") func pushes() {
        let registry = PKPushRegistry(queue: .main)
        registry.desiredPushTypes = [.voIP]
        #expect(registry.pushToken(for: .voIP) == nil)
    }

    @Test("tracking is declined, the advertising identifier is zero") func tracking() async {
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    }

    private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var told: [String] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            told.append("\(response.products.count) \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { told.append("done") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            told += transactions.map { "\($0.transactionState) \(($0.error as? SKError)?.code.rawValue ?? 0)" }
            transactions.forEach(queue.finishTransaction)
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { told.append("restored") }
    }

    @Test("the store has no products, sells nothing and restores nothing") func store() async throws {
        let buyer = Buyer()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = buyer
        request.start()
        #expect(buyer.told.isEmpty)
        await settle()
        #expect(buyer.told == ["0 [\"a\", \"b\"]", "done"])
        SKPaymentQueue.default().add(buyer)
        SKPaymentQueue.default().add(SKMutablePayment())
        SKPaymentQueue.default().restoreCompletedTransactions()
        await settle()
        SKPaymentQueue.default().remove(buyer)
        #expect(buyer.told.suffix(2) == ["failed 5", "restored"] && SKPaymentQueue.default().transactions.isEmpty)
        #expect(try await Product.products(for: ["a"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("nothing was bought") }
    }

    private final class Central: NSObject, CBCentralManagerDelegate {
        var states: [CBManagerState] = []
        func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    }

    @Test("there are no radio, no sensors and nothing to feel") func hardware() async {
        let central = Central()
        let manager = CBCentralManager(delegate: central, queue: nil)
        #expect(manager.state == .unknown)
        await settle()
        #expect(central.states == [.unsupported])
        #expect(CBUUID(string: "180d") == CBUUID(data: Data([0x18, 0x0D])))
        #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable() && !CMPedometer.isPedometerEventTrackingAvailable())
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }

    @Test("nobody is signed in to the cloud, and no work is done in the background") func services() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        await #expect(throws: CKError(.notAuthenticated)) { try await CKContainer.default().publicCloudDatabase.save(CKRecord(recordType: "Note")) }
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
        #expect(SFSpeechRecognizer()?.isAvailable == false && SFSpeechRecognizer.authorizationStatus() == .denied)
        #expect(MPMediaQuery.songs().items?.isEmpty == true && MPMediaLibrary.authorizationStatus() == .denied)
    }

    @Test("the network is there, over the air") func network() async {
        let path: NWPath = await withCheckedContinuation { done in
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { done.resume(returning: $0) }
            monitor.start(queue: .global())
        }
        #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && !path.isExpensive)
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        var flags = SCNetworkReachabilityFlags()
        let host = SCNetworkReachabilityCreateWithName(nil, "example.com")
        #expect(host.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags == .reachable)
    }

    @Test("commands of the lock screen reach the app's handlers") func commands() {
        let center = MPRemoteCommandCenter.shared()
        let token = center.playCommand.addTarget { _ in .success }
        #expect(center.playCommand.press() == [.success])
        center.playCommand.isEnabled = false
        #expect(center.playCommand.press().isEmpty)
        center.playCommand.isEnabled = true
        center.playCommand.removeTarget(token)
        #expect(center.playCommand.press().isEmpty)
    }

    private final class LowVolume: MPVolumeView {
        override func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    }

    @Test("a volume's slider lies where its class says and has the pictures it is given; there is no other device to play on") func volume() {
        let view = LowVolume(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let thumb = UIImage(systemName: "circle.fill")
        view.setVolumeThumbImage(thumb, for: .normal)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 10, y: 0, width: 180, height: 40))
        #expect(view.volumeThumbImage(for: .normal) === thumb && (view.subviews.first as? UISlider)?.thumbImage(for: .normal) === thumb)
        #expect(!view.areWirelessRoutesAvailable && view.routeButtonRect(forBounds: view.bounds) == CGRect(x: 160, y: 0, width: 40, height: 40))
    }

    private final class Watch: NSObject, WCSessionDelegate {
        var told: [String] = []
        func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
            told.append("\(activationState.rawValue) \((error as? NSError)?.code ?? 0)")
        }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
    }

    @Test("nobody is near: no watch, no peers, no calls, no network of a telephone") func company() async throws {
        #expect(!WCSession.isSupported() && CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        let session = MCSession(peer: MCPeerID(displayName: "Quince"))
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: (any Error).self) { try session.send(Data(), toPeers: [session.myPeerID], with: .reliable) }
        let refusal = await withCheckedContinuation { answer in
            CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) { error in answer.resume(returning: (error as? NSError)?.code) }
        }
        #expect(refusal == CXErrorCodeRequestTransactionError.Code.unentitled.rawValue)
    }

    @Test("a file that is not there is no model; values and arrays are whole") func models() throws {
        #expect(throws: (any Error).self) { try MLModel(contentsOf: URL(fileURLWithPath: "/Model.mlmodelc")) }
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        array[[1, 2]] = 7
        #expect(array[5] == 7 && array.strides == [3, 1] && array.count == 6)
        let provider = try MLDictionaryFeatureProvider(dictionary: ["a": 2, "b": "c"])
        #expect(provider.featureValue(for: "a")?.int64Value == 2 && provider.featureNames == ["a", "b"])
    }
}
