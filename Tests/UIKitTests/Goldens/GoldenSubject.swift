/// The folders of recorded pictures, and what is in each.
enum GoldenSubject: String, CaseIterable, Sendable {
    case labels, textStyles = "text-styles", buttons, fields, controls, progress, images, symbols, lists, bars, stacks, alerts, presentations, pickers,
        scrolling
    case layers, shapes, drawing, filters, effects, motion

    @MainActor var goldens: [Golden] {
        switch self {
        case .labels: Self.labelGoldens
        case .textStyles: Self.textStyleGoldens
        case .buttons: Self.buttonGoldens
        case .fields: Self.fieldGoldens
        case .controls: Self.controlGoldens
        case .progress: Self.progressGoldens
        case .images: Self.imageGoldens
        case .symbols: Self.symbolGoldens
        case .lists: Self.listGoldens
        case .bars: Self.barGoldens
        case .stacks: Self.stackGoldens
        case .alerts: Self.alertGoldens
        case .presentations: Self.presentationGoldens
        case .pickers: Self.pickerGoldens
        case .scrolling: Self.scrollingGoldens
        case .layers: Self.layerGoldens
        case .shapes: Self.shapeGoldens
        case .drawing: Self.drawingGoldens
        case .filters: Self.filterGoldens
        case .effects: Self.effectGoldens
        case .motion: Self.motionGoldens
        }
    }
}
