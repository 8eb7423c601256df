import Foundation
import Synchronization
import Testing

@testable import UIKit

@Suite @MainActor struct PasteboardTests {
    private static let text = "public.utf8-plain-text", address = "public.url"

    @Test("items are asked by their places and types; a place without an item gives nil") func itemSets() {
        let board = UIPasteboard.withUniqueName()
        board.items = [[Self.text: "a"], [Self.text: "b", Self.address: "x:y"], [Self.address: "x:z"]]
        #expect(board.types(forItemSet: nil) == [[Self.text], [Self.address, Self.text].sorted(), [Self.address]])
        #expect(board.types(forItemSet: [3]) == nil)
        #expect(board.itemSet(withPasteboardTypes: [Self.address]) == [1, 2])
        #expect(board.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(board.values(forPasteboardType: Self.text, inItemSet: [1, 2]) as? [String] == ["b"])
        #expect(board.data(forPasteboardType: Self.text, inItemSet: nil) == [Data("a".utf8), Data("b".utf8)])
    }

    @Test("items with a date are gone from it on; added ones go with those that were there") func expiry() {
        let board = UIPasteboard.withUniqueName()
        board.setItems([[Self.text: "late"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.items.isEmpty)
        board.setItems([[Self.text: "kept"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600), .localOnly: true])
        board.addItems([[Self.text: "more"]])
        #expect(board.numberOfItems == 2)
        board.setItems([[Self.text: "for good"]])
        #expect(board.string == "for good")
    }

    @Test("a change names the types that it brings and takes away") func changes() {
        let board = UIPasteboard.withUniqueName()
        let found = Mutex<[[String: [String]]]>([])
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { note in
            let types = note.userInfo as? [String: [String]] ?? [:]
            found.withLock { $0.append(types) }
        }
        board.items = [[Self.text: "a"]]
        board.items = [[Self.address: "x:y"]]
        board.items = [[Self.address: "x:z"]]
        NotificationCenter.default.removeObserver(token)
        #expect(
            found.withLock { $0 } == [
                [UIPasteboard.changedTypesAddedUserInfoKey: [Self.text]],
                [UIPasteboard.changedTypesAddedUserInfoKey: [Self.address], UIPasteboard.changedTypesRemovedUserInfoKey: [Self.text]], [:],
            ])
    }

    @Test("weights and levels are calculated with, and a sum is between its neighbours") func sums() {
        var weight: UIFont.Weight = .regular
        weight += 0.05
        #expect(weight.rawValue > UIFont.Weight.regular.rawValue && weight.rawValue < UIFont.Weight.medium.rawValue)
        #expect(UIFont.Weight.medium - UIFont.Weight.regular == UIFont.Weight.medium.rawValue)
        weight -= 0.05
        #expect(weight == .regular)
        var level: UIWindow.Level = .alert
        level -= 1
        #expect(level < .alert && level > .statusBar)
    }

    @Test("keys have the numbers of the usage tables") func keys() {
        #expect(UIKeyboardHIDUsage.keypadEnter.rawValue == 0x58 && UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
        #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73 && UIKeyboardHIDUsage.keypadEqualSignAS400.rawValue == 0x86)
        #expect(UIKeyboardHIDUsage.keyboardLANG9.rawValue == 0x98 && UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
        #expect(UIKeyboardHIDUsage.keyboardHiragana == .keyboardLANG4)
    }
}
