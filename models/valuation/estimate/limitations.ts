/**
 * Limits that a reader of an estimate must know. `outside` and `edge`: few or no known homes are like this one. `same` and `alike`: listings that are, or may
 * be, this home were left out. `unplaced`, `sparse` and `wide` stand only where they apply, too.
 */
export type Limitation =
  | 'outside'
  | 'edge'
  | 'asking'
  | 'same'
  | 'alike'
  | 'unseen'
  | 'unplaced'
  | 'sparse'
  | 'wide'
  | 'sample'
