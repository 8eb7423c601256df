import QuinceMediaPlayer
import Testing

@Suite @MainActor struct MediaCommandTests {
    @Test("queries are grouped by what they ask for, and lose what is taken from them") func queries() {
        #expect(MPMediaQuery.albums().groupingType == .album && MPMediaQuery.songs().groupingType == .title)
        let predicate = MPMediaPropertyPredicate(value: "x", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains)
        let query = MPMediaQuery(filterPredicates: [predicate])
        query.removeFilterPredicate(predicate)
        #expect(query.filterPredicates?.isEmpty == true && predicate.comparisonType == .contains)
    }

    @Test("commands keep how songs are repeated") func repetition() {
        let command = MPRemoteCommandCenter.shared().changeRepeatModeCommand
        command.currentRepeatType = .all
        #expect(command.currentRepeatType == .all)
        command.currentRepeatType = .off
    }
}
