import UIKit

/// A nib whose objects are made by code: the library's own ones.
final class BuiltNib: UINib {
    private let make: @MainActor (_ owner: Any?) -> [Any]

    init(_ make: @escaping @MainActor (_ owner: Any?) -> [Any]) {
        self.make = make
        super.init(nibName: "", bundle: nil)
    }

    override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] { make(ownerOrNil) }
}
