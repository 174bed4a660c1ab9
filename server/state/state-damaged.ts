/** The database has lost pages or rows; the message says what to do. */
export class StateDamagedError extends Error {
  override name = 'StateDamagedError'
}
