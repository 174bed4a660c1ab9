import { loadReference } from '../../../reference/load-reference.ts'

/** The committed facts, and a day on which they are the newest. */
export const reference = await loadReference()
export const AS_OF = '2026-09-30'
