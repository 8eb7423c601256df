import Foundation
import InputLimits

/// The other projects of a checkout, each read once, when it is first asked for.
package struct Neighbours {
    package let contents: CheckoutContents
    private let checkout: Checkout
    private let configuration: String
    private let budget: ReadingBudget
    /// By place; nil for one that cannot be read: it makes nothing.
    private var projects: [URL: Project?] = [:]

    /// - Parameter budget: for what is read of the projects.
    package init(of project: Project, contents: CheckoutContents, configuration: String, budget: ReadingBudget = ReadingBudget()) {
        self.contents = contents
        self.configuration = configuration
        self.budget = budget
        checkout = project.checkout
    }

    mutating func project(at place: URL) -> Project? {
        if let known = projects[place] { return known }
        let project = try? XcodeProjectReader(projectAt: place, configuration: configuration, checkout: checkout, budget: budget).read().leavingOutAbsentFiles()
        projects[place] = project
        return project
    }
}
