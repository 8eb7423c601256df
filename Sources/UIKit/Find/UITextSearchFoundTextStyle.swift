/// How a found range is to look.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal = 0, found, highlighted }
