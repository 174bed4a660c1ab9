/** A trip from door to door. */
export interface Trip {
  readonly minutes: number
  readonly km: number
}
