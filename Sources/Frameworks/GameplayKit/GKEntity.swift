import ObjectRuntime

/// A thing of a game, made of components: at most one of a class.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addComponent(_ component: GKComponent) {
        removeComponent(ofClass: type(of: component))
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) { removeComponent(ofClass: componentClass) }

    private func removeComponent(ofClass componentClass: AnyClass) {
        guard let index = components.firstIndex(where: { type(of: $0) == componentClass }) else { return }
        components[index].willRemoveFromEntity()
        components[index].entity = nil
        components.remove(at: index)
    }

    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}

/// One quality of an entity.
open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// The components of one class, of many entities.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []
    public init(componentClass cls: AnyClass) { componentClass = cls }
    open func addComponent(_ component: ComponentType) { if !components.contains(component) { components.append(component) } }
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass { addComponent(component) }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
    open subscript(index: Int) -> ComponentType { components[index] }
}
