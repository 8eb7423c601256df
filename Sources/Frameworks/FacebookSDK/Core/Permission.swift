/// A permission that an app asks a user for.
public enum Permission: Hashable, ExpressibleByStringLiteral, Sendable {
    case publicProfile, userFriends, email, userAboutMe, userActionsBooks, userActionsFitness, userActionsMusic, userActionsNews, userActionsVideo
    case userBirthday, userEducationHistory, userEvents, userGamesActivity, userGender, userHometown, userLikes, userLocation, userManagedGroups
    case userPhotos, userPosts, userRelationships, userRelationshipDetails, userReligionPolitics, userTaggedPlaces, userVideos, userWebsite
    case userWorkHistory, readCustomFriendlists, readInsights, readAudienceNetworkInsights, readPageMailboxes, pagesShowList, pagesManageCta
    case pagesManageInstantArticles, adsRead
    case custom(String)

    private static let all: [Permission] = [
        .publicProfile, .userFriends, .email, .userAboutMe, .userActionsFitness, .userActionsMusic, .userActionsNews, .userActionsVideo, .userActionsBooks,
        .userBirthday, .userEducationHistory, .userEvents, .userGamesActivity, .userGender, .userHometown, .userLikes, .userLocation, .userManagedGroups,
        .userPhotos, .userPosts, .userRelationships, .userRelationshipDetails, .userReligionPolitics, .userTaggedPlaces, .userVideos, .userWebsite,
        .userWorkHistory, .readCustomFriendlists, .readInsights, .readAudienceNetworkInsights, .readPageMailboxes, .pagesShowList, .pagesManageCta,
        .pagesManageInstantArticles, .adsRead,
    ]

    public init(stringLiteral value: String) { self = Self.all.first { $0.name == value } ?? .custom(value) }

    /// As Facebook writes it: the words of the case with lines between, and a dot before the kind of an action.
    public var name: String {
        if case .custom(let name) = self { return name }
        let words: String = String(describing: self).reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
        return words.hasPrefix("user_actions_") ? "user_actions." + words.dropFirst("user_actions_".count) : words
    }
}
