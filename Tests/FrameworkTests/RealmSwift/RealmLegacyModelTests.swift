import Foundation
import ObjectRuntime
import Testing
@testable import QuinceRealmSwift

@Suite("Realm's objects of the older style") @MainActor
struct RealmLegacyModelTests {
    @Test("The properties that are kept are those that Objective-C sees, lists and optional numbers, without those to be ignored")
    func schema() throws {
        let realm = try RealmStage.realm()
        _ = realm.objects(LegacyTask.self)
        let schema = LegacyTask("1").objectSchema
        #expect(schema.properties.map(\.name) == ["id", "title", "isDone", "due", "next", "stars", "steps"])
        #expect(schema.primaryKeyProperty?.name == "id" && schema["due"]?.isOptional == true && schema["steps"]?.isArray == true)
        #expect(schema["next"]?.objectClassName == "LegacyTask" && schema["stars"]?.type == .int && realm.schema["LegacyTask"] != nil)
    }

    @Test("A change in a transaction is kept, seen by queries at once, and taken back with it")
    func changing() throws {
        let realm = try RealmStage.realm()
        let task = LegacyTask("1", "Milk")
        task.stars.value = 3
        task.steps.append("buy")
        try realm.write { realm.add(task) }
        let done = realm.objects(LegacyTask.self).filter("isDone == true")
        try realm.write {
            task.isDone = true
            task.due = Date(timeIntervalSince1970: 10)
            #expect(done.count == 1)
        }
        #expect(done.first === task && task.stars.value == 3)
        realm.beginWrite()
        task.title = "Bread"
        task.stars.value = nil
        task.next = LegacyTask("2")
        realm.cancelWrite()
        #expect(task.title == "Milk" && task.stars.value == 3 && task.next == nil && realm.objects(LegacyTask.self).count == 1)
    }

    @Test("Links of both directions are followed, and links to what is deleted become nil in objects that are there")
    func links() throws {
        let realm = try RealmStage.realm()
        let project = LegacyProject()
        project.name = "Home"
        project.tasks.append(LegacyTask("1", "Milk"))
        project.tasks.append(LegacyTask("2", "Bread"))
        project.tasks[0].next = project.tasks[1]
        try realm.write { realm.add(project) }
        let first: LegacyTask = project.tasks[0]
        #expect(first.projects.first?.name == "Home" && first.next === project.tasks[1])
        #expect(realm.objects(LegacyProject.self).filter("ANY tasks.title == 'Bread'").count == 1)
        #expect(realm.objects(LegacyTask.self).filter("ANY projects.name == %@ AND next != nil", "Home").count == 1)
        try realm.write { realm.delete(project.tasks[1]) }
        #expect(first.next == nil && project.tasks.count == 1)
    }

    @Test("Observers by key-value observing hear of changes")
    func observing() throws {
        let realm = try RealmStage.realm()
        let task = LegacyTask("1", "Milk")
        try realm.write { realm.add(task) }
        var seen: [String?] = []
        let observation = task.observe(\.title, __named: "title", options: [.new]) { _, change in seen.append(change.newValue) }
        try realm.write { task.title = "Bread" }
        #expect(seen == ["Bread"])
        observation.invalidate()
    }

    @Test("A key path leads to the property's name")
    func names() throws {
        _ = try RealmStage.realm()
        #expect(_name(for: \LegacyTask.isDone) == "isDone" && _name(for: \LegacyTask.due) == "due" && _name(for: \LegacyTask.next?.title) == "next.title")
        #expect(_name(for: \LegacyTask.steps) == "steps" && _name(for: \LegacyTask.projects) == "projects")
        #expect(_name(for: \Animal.age) == "age" && _name(for: \Keeper.favourite?.name) == "favourite.name" && _name(for: \Keeper.animals) == "animals")
    }

    @Test("What another thread writes shows in the objects that are there once the main queue has had its turn")
    func threads() async throws {
        let realm = try RealmStage.realm()
        let task = LegacyTask("1", "Milk")
        try realm.write { realm.add(task) }
        let reference = ThreadSafeReference(to: task)
        OtherThread(realm.configuration) { $0.resolve(reference)?.title = "Bread" }.write()
        await RealmStage.settle()
        #expect(task.title == "Bread" && realm.objects(LegacyTask.self).filter("title == 'Bread'").count == 1)
    }
}
