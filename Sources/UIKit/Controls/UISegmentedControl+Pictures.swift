// Pictures of segmented controls. What is given for a bar of compact height is kept, and shown in none here.

extension UISegmentedControl {
    /// Behind the segments of a state, in place of the control's own ground.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures.setBackground(backgroundImage, state, barMetrics)
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.exactBackground(state, barMetrics)
    }

    /// Between two segments of these states, in place of a line. As wide as the picture.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        pictures.setDivider(dividerImage, leftState, rightState, barMetrics)
    }

    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.exactDivider(leftState, rightState, barMetrics)
    }

    /// Moves the content of the segments at a place, in points.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) {
        contentOffsets[leftCenterRightOrAlone.rawValue] = adjustment
    }

    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        contentOffsets[leftCenterRightOrAlone.rawValue] ?? .zero
    }

    /// The segment of an action; `NSNotFound` where there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        (0..<numberOfSegments).first { actionForSegment(at: $0)?.identifier == actionIdentifier } ?? NSNotFound
    }
}
