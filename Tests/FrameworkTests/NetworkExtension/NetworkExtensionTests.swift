import QuinceAdServices
import QuinceNetworkExtension
import Testing
import UIKit

/// As apps hear of networks that nobody may change here.
@Suite struct NetworkExtensionTests {
    @Test("configurations of private networks are neither loaded nor saved, and connections not begun") func privateNetworks() async {
        let manager = NEVPNManager.shared()
        let way = NEVPNProtocolIKEv2()
        way.serverAddress = "vpn.example.com"
        way.childSecurityAssociationParameters.diffieHellmanGroup = .group20
        manager.protocolConfiguration = way
        manager.onDemandRules = [NEOnDemandRuleConnect()]
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await manager.loadFromPreferences() }
        let error: NSError? = await withCheckedContinuation { answer in
            manager.saveToPreferences { answer.resume(returning: $0.map { $0 as NSError }) }
        }
        #expect(error?.domain == NEVPNErrorDomain && error?.code == 5 && error?.localizedDescription == "IPC failed")
        #expect(throws: NEVPNError(.configurationInvalid)) { try manager.connection.startVPNTunnel() }
        #expect(manager === NEVPNManager.shared() && manager.connection.status == .invalid && manager.onDemandRules?.first?.action == .connect)
        await #expect(throws: NEVPNError.self) { _ = try await NETunnelProviderManager.loadAllFromPreferences() }
        #expect(NETunnelProviderManager().connection is NETunnelProviderSession)
    }

    @Test("no network without wires is joined, and faulty settings are told") func hotspots() async {
        func code(_ configuration: NEHotspotConfiguration) async -> Int? {
            do {
                try await NEHotspotConfigurationManager.shared.apply(configuration)
                return nil
            } catch { return (error as NSError).code }
        }
        #expect(await code(NEHotspotConfiguration(ssid: "Home")) == NEHotspotConfigurationError.internal.rawValue)
        #expect(await code(NEHotspotConfiguration(ssid: "")) == NEHotspotConfigurationError.invalidSSID.rawValue)
        #expect(
            await code(NEHotspotConfiguration(ssid: "Home", passphrase: "short", isWEP: false)) == NEHotspotConfigurationError.invalidWPAPassphrase.rawValue)
        #expect(await NEHotspotConfigurationManager.shared.configuredSSIDs().isEmpty)
        #expect(await NEHotspotNetwork.fetchCurrent() == nil)
        #expect(!NEHotspotHelper.register(options: nil, queue: .main) { _ in })
    }

    @Test("filters and servers of names need a right; there is no token of advertisements") func rights() async {
        let filter = await #expect(throws: NSError.self) { try await NEFilterManager.shared().loadFromPreferences() }
        #expect(filter?.code == NEFilterManagerError.configurationPermissionDenied.rawValue)
        NEDNSSettingsManager.shared().dnsSettings = NEDNSOverHTTPSSettings(servers: ["1.1.1.1"])
        await #expect(throws: NSError.self) { try await NEDNSSettingsManager.shared().saveToPreferences() }
        #expect(NEDNSSettingsManager.shared().dnsSettings?.dnsProtocol == .HTTPS)
        #expect(throws: AAAttributionError(.networkError)) { try AAAttribution.attributionToken() }
    }
}
