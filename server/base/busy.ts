import { ToldError, type Told } from './told.ts'

/** The service does something else at the moment; the same question later gets its answer. */
export class BusyError extends ToldError {
  override name = 'BusyError'
  readonly retryAfterMs: number

  constructor(told: string | readonly Told[], retryAfterMs: number) {
    super(told)
    this.retryAfterMs = retryAfterMs
  }
}
