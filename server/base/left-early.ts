/** Who asked has left before the answer; nobody reads it. */
export class LeftEarlyError extends Error {
  override name = 'LeftEarlyError'
  /** Whether the work had begun, and so took something. */
  readonly hasBegun: boolean

  constructor(hasBegun: boolean) {
    super('Whoever asked has left.')
    this.hasBegun = hasBegun
  }
}
