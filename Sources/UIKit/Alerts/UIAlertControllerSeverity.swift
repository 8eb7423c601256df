/// How grave an alert's message is.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0, critical = 1
}
