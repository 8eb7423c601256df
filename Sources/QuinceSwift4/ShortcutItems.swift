import UIKit

// What an item carried had keys and values of any kind until Swift 4.2.

extension UIApplicationShortcutItem {
    @_disfavoredOverload
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [AnyHashable: Any]?
    ) {
        let kept: [String: any NSSecureCoding]? = userInfo.map { userInfo in
            userInfo.reduce(into: [:]) { result, entry in
                guard let key = entry.key as? String else { return }
                result[key] = entry.value as? any NSSecureCoding ?? entry.value as? NSString ?? entry.value as? NSNumber
            }
        }
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: kept)
    }
}
