import Foundation
import WindowMatrix

/// The changes, for the terminal.
enum VerificationText {
    /// Pictures that are told of one by one.
    private static let mostPictures = 12
    /// Names of orphans that stand in one line.
    private static let mostNames = 6

    static func lines(of result: Verification) -> [String] {
        var lines: [String] = []
        // What failed is told with the failures.
        let open: [Verification.Picture] = result.open.filter { $0.verdict != .failed }
        for picture in open.prefix(mostPictures) { lines.append("\(Terminal.styled(picture.name, .bold)) \(picture.sentence)") }
        if open.count > mostPictures { lines.append("and \(open.count - mostPictures) more; the report has them all") }
        let treeOnly: Int = result.pictures.count { $0.verdict == .same && !$0.changes.isEmpty }
        if treeOnly > 0 {
            lines.append("\(treeOnly) \(treeOnly == 1 ? "picture is" : "pictures are") as recorded while the view tree differs; the report says how")
        }
        if let tolerance = result.tolerance {
            lines.append(
                "Pixels may differ by a delta E 2000 of \(tolerance.formatted()): \(result.count(.tolerated)) pictures that are not as recorded passed.")
        }
        // A shard does not know what the others make.
        if !result.orphans.isEmpty, result.shard == nil {
            let names: String =
                result.orphans.prefix(mostNames).joined(separator: ", ")
                + (result.orphans.count > mostNames ? " and \(result.orphans.count - mostNames) more" : "")
            lines.append(
                Terminal.styled("warning: ", .yellow) + "Nothing makes these recorded pictures any more: \(names). quince record --prune removes them.")
        }
        return lines
    }
}
