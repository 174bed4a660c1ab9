/** The service does something else at the moment; the same question later gets its answer. */
export class BusyError extends Error {
  override name = 'BusyError'
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}
