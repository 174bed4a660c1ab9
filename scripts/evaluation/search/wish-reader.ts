import type { LinearReader } from '../../../models/learned/linear-reader.ts'
import { loadWishReader } from '../../../pipeline/reference/load-wish-reader.ts'

/** The committed reader of wishes. */
export const WISH_READER: LinearReader = await loadWishReader()
