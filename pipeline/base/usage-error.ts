/** An error that the user can fix; printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}
