/** Limitations that a reader of an estimate must know; `unplaced`, `sparse` and `wide` only where they apply. */
export type Limitation = 'asking' | 'unseen' | 'unplaced' | 'sparse' | 'wide' | 'sample'
