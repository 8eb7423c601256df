import UIKit

extension Bundle {
    /// The app's own: the pictures are drawn here, and the words are in the code.
    public class func jsq_messages() -> Bundle! { .main }
    public class func jsq_messagesAsset() -> Bundle! { .main }

    /// A word of the library's, in the language of whoever uses the app, in English where it is not there. What is no word of it is the answer itself.
    public class func jsq_localizedString(forKey key: String!) -> String! {
        guard let key else { return nil }
        return MessageWords.word(key, language: Locale.preferredLanguages.first ?? "en")
    }
}
