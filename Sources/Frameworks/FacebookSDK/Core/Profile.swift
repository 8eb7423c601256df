import ObjectRuntime
import UIKit

public typealias UserIdentifier = String
public typealias ProfileBlock = (Profile?, (any Error)?) -> Void
public let ProfileChangeOldKey: String = "FBSDKProfileOld"
public let ProfileChangeNewKey: String = "FBSDKProfileNew"

/// A user of Facebook's.
open class Profile: NSObject, NSCopying, @unchecked Sendable {
    public enum PictureMode: UInt, Sendable {
        case square, normal, album, small, large
    }

    public let userID: UserIdentifier
    public let firstName: String?
    public let middleName: String?
    public let lastName: String?
    public let name: String?
    public let linkURL: URL?
    public let refreshDate: Date
    public let imageURL: URL?
    public let email: String?
    public let friendIDs: [UserIdentifier]?
    public let birthday: Date?
    public let gender: String?

    public init(
        userID: UserIdentifier, firstName: String?, middleName: String?, lastName: String?, name: String?, linkURL: URL?, refreshDate: Date?,
        imageURL: URL? = nil, email: String? = nil, friendIDs: [UserIdentifier]? = nil, birthday: Date? = nil, gender: String? = nil
    ) {
        (self.userID, self.firstName, self.middleName, self.lastName) = (userID, firstName, middleName, lastName)
        (self.name, self.linkURL, self.refreshDate, self.imageURL) = (name, linkURL, refreshDate ?? Date(), imageURL)
        (self.email, self.friendIDs, self.birthday, self.gender) = (email, friendIDs, birthday, gender)
        super.init()
    }

    /// The user's who is signed in. Setting another posts `ProfileDidChange`.
    public class var current: Profile? {
        get { FacebookSession.current.profile }
        set {
            let old: Profile? = current
            guard newValue !== old else { return }
            FacebookSession.current.profile = newValue
            var userInfo: [String: Any] = [:]
            userInfo[ProfileChangeOldKey] = old
            userInfo[ProfileChangeNewKey] = newValue
            NotificationCenter.default.post(name: .ProfileDidChange, object: Profile.self, userInfo: userInfo)
        }
    }

    open class func enableUpdatesOnAccessTokenChange(_ enable: Bool) {}

    /// Answers with the current profile; with a token and no profile it fails for want of a network.
    open class func loadCurrentProfile(completion: ProfileBlock? = nil) {
        reply { completion?(current, current == nil && AccessToken.current != nil ? CoreError.errorNetwork.asError : nil) }
    }

    /// The address of the user's picture, in points of `size`.
    open func imageURL(forMode mode: PictureMode, size: CGSize) -> URL? {
        let type: String = String(describing: mode)
        return URL(
            string:
                "https://graph.facebook.com/\(Settings.shared.graphAPIVersion)/\(userID)/picture?type=\(type)&width=\(Int(size.width))&height=\(Int(size.height))"
        )
    }
    open func isEqual(to profile: Profile) -> Bool { userID == profile.userID && name == profile.name }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place for a user's picture: without a network it shows the outline of a person.
@preconcurrency @MainActor open class FBProfilePictureView: UIView {
    open var pictureMode: Profile.PictureMode = .square
    open var profileID: String = "me"
    private let picture = UIImageView(image: UIImage(systemName: "person.fill"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public convenience init(frame: CGRect, profile: Profile?) { self.init(frame: frame) }
    public convenience init(profile: Profile?) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        backgroundColor = .systemGray5
        picture.tintColor = .systemGray2
        picture.contentMode = .scaleAspectFit
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    open func setNeedsImageUpdate() {}
}
