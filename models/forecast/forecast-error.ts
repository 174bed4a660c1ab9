/** Why a history cannot be forecast. `too-short` is an answer for the caller (no forecast yet); the others are faults of the data. */
export type ForecastFault = 'too-short' | 'not-positive' | 'last-unknown'

export class ForecastInputError extends Error {
  override readonly name = 'ForecastInputError'
  readonly fault: ForecastFault

  constructor(fault: ForecastFault, message: string) {
    super(message)
    this.fault = fault
  }
}
