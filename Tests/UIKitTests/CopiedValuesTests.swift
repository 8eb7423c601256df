import Testing
@testable import UIKit

/// Values that an app copies and changes.
@MainActor @Suite struct CopiedValuesTests {
    @Test("a copy of a layout's parts has its own settings")
    func layouts() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        #expect((size.copy() as? NSCollectionLayoutSize)?.heightDimension.dimension == 44)
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets.top = 5
        let group: NSCollectionLayoutGroup = .horizontalGroup(with: size, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(8)
        let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
        copy.interItemSpacing = .fixed(2)
        copy.contentInsets.top = 9
        #expect(group.interItemSpacing?.spacing == 8 && group.contentInsets.top == 0 && copy.subitems.first === item && copy.count == 3)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let other = try #require(section.copy() as? NSCollectionLayoutSection)
        other.interGroupSpacing = 1
        #expect(section.interGroupSpacing == 4 && other.boundarySupplementaryItems.first === header)
        let head = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(head !== header && head.pinToVisibleBounds && head.elementKind == "header" && head.alignment == .top)
        #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible && !NSCollectionLayoutSpacing.flexible(3).isFixed)
    }

    @Test("copies of actions, commands and menus do the same and change by themselves")
    func menus() throws {
        var runs = 0
        let action = UIAction(title: "Do", identifier: .paste, state: .on) { _ in runs += 1 }
        let copy = try #require(action.copy() as? UIAction)
        copy.title = "Other"
        copy.perform(sender: nil)
        #expect(action.title == "Do" && copy.identifier == .paste && copy.state == .on && runs == 1)
        let key = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make:"))
        #expect((key.copy() as? UIKeyCommand)?.input == "n")
        let menu = UIMenu(title: "Menu", children: [action])
        #expect((menu.copy() as? UIMenu)?.children.first === action)
        let button = UIAlertAction(title: "OK", style: .destructive)
        button.isEnabled = false
        #expect((button.copy() as? UIAlertAction)?.isEnabled == false)
    }

    @Test("shortcut items are copied with what they carry, to change or to keep")
    func shortcuts() throws {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New", localizedSubtitle: "Note", icon: nil)
        let mutable = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        mutable.localizedTitle = "Newer"
        mutable.targetContentIdentifier = "notes"
        let kept = try #require(mutable.copy() as? UIApplicationShortcutItem)
        #expect(item.localizedTitle == "New" && kept.localizedTitle == "Newer" && kept.localizedSubtitle == "Note")
        #expect(kept.targetContentIdentifier as? String == "notes" && !(kept is UIMutableApplicationShortcutItem))
    }

    @Test("preview parameters and proposals keep their class")
    func previews() throws {
        let parameters = UIDragPreviewParameters(textLineRects: [NSValue(cgRect: CGRect(x: 0, y: 0, width: 50, height: 10))])
        parameters.backgroundColor = .red
        let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
        #expect(copy.backgroundColor == .red && copy.visiblePath?.bounds.width == 58)
        let proposal = UITableViewDropProposal(operation: .move, intent: .automatic)
        proposal.prefersFullSizePreview = true
        let other = try #require(proposal.copy() as? UITableViewDropProposal)
        #expect(other.intent == .automatic && other.operation == .move && other.prefersFullSizePreview)
    }

    @Test("text sizes are compared by their order")
    func sizes() {
        #expect(UIContentSizeCategory.large >= .large && UIContentSizeCategory.small <= .medium && UIContentSizeCategory.accessibilityMedium > .large)
    }
}
