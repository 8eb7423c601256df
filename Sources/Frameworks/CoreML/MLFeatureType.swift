/// The kinds of values that models take and give.
public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }
