import QuinceActivityKit
import QuinceCarPlay
import QuinceExternalAccessory
import QuinceMessages
import QuinceSoundAnalysis
import QuinceWeatherKit
import Testing
import UIKit

/// As apps use services that are not there.
@Suite @MainActor struct AbsentServiceTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var order: String
    }

    @Test("nothing that goes on is shown on the lock screen") func activities() async {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Delivery>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.denied) {
            let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
            _ = try Activity.request(attributes: Delivery(order: "a"), content: content, pushType: nil)
        }
        var updates = 0
        for await _ in Activity<Delivery>.activityUpdates { updates += 1 }
        #expect(updates == 0)
    }

    @Test("the weather is refused") func weather() async {
        let place = CLLocation(latitude: 52, longitude: 13)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.self) {
            let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            _ = (now.temperature.value, days.first?.highTemperature)
        }
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy" && Wind.CompassDirection.northNortheast.abbreviation == "NNE")
    }

    @Test("no accessory is connected, no sounds are told apart") func accessories() async throws {
        #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty)
        let code = await withCheckedContinuation { answer in
            EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil) { answer.resume(returning: $0.map { ($0 as NSError).code }) }
        }
        #expect(code == EABluetoothAccessoryPickerError.resultNotFound.rawValue)
        #expect(throws: SNError(.invalidModel)) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
        #expect(throws: SNError(.invalidFile)) { try SNAudioFileAnalyzer(url: URL(fileURLWithPath: "/none.m4a")) }
    }

    @Test("templates for a car are kept") func car() throws {
        let item = CPListItem(text: "Song", detailText: "Artist")
        let list = CPListTemplate(title: "Library", sections: [CPListSection(items: [item], header: "A", sectionIndexTitle: nil)])
        #expect(list.itemCount == 1 && list.indexPath(for: item) == IndexPath(row: 0, section: 0))
        item.setText("Other")
        let tabs = CPTabBarTemplate(templates: [list, CPNowPlayingTemplate.shared])
        tabs.select(CPNowPlayingTemplate.shared)
        #expect(item.text == "Other" && tabs.selectedTemplate === CPNowPlayingTemplate.shared)
    }

    @Test("an extension of Messages hears of the style it asked for; stickers are checked and shown in rows") func messages() async throws {
        final class Extension: MSMessagesAppViewController {
            var styles: [MSMessagesAppPresentationStyle] = []
            var told: (() -> Void)?
            override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                styles.append(presentationStyle)
                told?()
            }
        }
        let controller = Extension()
        await withCheckedContinuation { answer in
            controller.told = { answer.resume() }
            controller.requestPresentationStyle(.expanded)
        }
        #expect(controller.styles == [.expanded] && controller.presentationStyle == .expanded && controller.activeConversation == nil)
        let message = MSMessage(session: MSSession()), layout = MSMessageTemplateLayout()
        layout.caption = "Hello"
        message.layout = layout
        #expect(((message.copy() as? MSMessage)?.layout as? MSMessageTemplateLayout)?.caption == "Hello")

        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("a.png")
        try UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.pngData()?.write(to: file)
        final class Stickers: MSStickerBrowserViewController {
            var file: URL?
            override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 4 }
            override func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
                try! MSSticker(contentsOfFileURL: file!, localizedDescription: "\(index)")
            }
        }
        let browser = Stickers(stickerSize: .regular)
        browser.file = file
        browser.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        browser.view.layoutIfNeeded()
        let shown = browser.stickerBrowserView.subviews.first?.subviews.compactMap { $0 as? MSStickerView } ?? []
        #expect(shown.map(\.accessibilityLabel) == ["0", "1", "2", "3"] && shown.last?.frame == CGRect(x: 8, y: 108, width: 84, height: 84))
        #expect(throws: (any Error).self) { try MSSticker(contentsOfFileURL: folder.url.appendingPathComponent("b.png"), localizedDescription: "b") }
    }
}
