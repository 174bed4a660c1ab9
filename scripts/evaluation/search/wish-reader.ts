import type { WishReader } from '../../../models/search/understand/learned/life-clauses.ts'
import { loadWishReader } from '../../../pipeline/reference/load-wish-reader.ts'

/** The committed reader of wishes. */
export const WISH_READER: WishReader = await loadWishReader()
