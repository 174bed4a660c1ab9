/**
 * Limits that a reader of an estimate must know. `outside` and `edge`: few or no known homes are like this one. `same` and `alike`: listings that are, or may
 * be, this home were left out. `unplaced` and `wide` stand only where they apply, too.
 */
export type PlainLimitation =
  | 'outside'
  | 'edge'
  | 'asking'
  | 'askingRent'
  | 'same'
  | 'alike'
  | 'unseen'
  | 'unplaced'
  | 'unlike'
  | 'wide'
  | 'sample'

/** A limit with what its sentence tells. Those with figures stand only where there is an interval. */
export type Limit =
  | { limitation: PlainLimitation }
  /** Little is known of the home: attributes that are not stated. */
  | { limitation: 'sparse'; missing: readonly string[] }
  /** Features that are stated and leave the estimate as it is. */
  | { limitation: 'unused'; features: readonly string[] }
  /** Few known homes of its kind in its commune in a year. */
  | { limitation: 'thin'; count: number }
  /** All comparables are older than a quarter. @see formatQuarter */
  | { limitation: 'dated'; newest: string; now: string }
  /** Intervals of such estimates held fewer prices of homes held out than they state. */
  | { limitation: 'unproven'; held: number; count: number; level: number }
  /** How many prices of homes held out the intervals of all estimates held; beside none of `unproven`. */
  | { limitation: 'tested'; held: number; count: number; level: number }
  /** Too few homes held out had such an estimate. */
  | { limitation: 'untested'; count: number }
