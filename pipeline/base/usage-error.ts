/** An error the person at the terminal can repair; shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}
