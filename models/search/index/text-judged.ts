import { TOLD_QUALITIES, type WishKey } from '../intent/wish-keys.ts'

/** Qualities that title and description tell, because no field of a listing holds them. Everything else is judged by fields alone. */
export const TEXT_JUDGED: ReadonlySet<string> = new Set<WishKey>([...TOLD_QUALITIES, 'family', 'motorway'])
