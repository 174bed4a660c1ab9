import { directions as de } from '../../de/queries/places/directions.ts'
import { directions as en } from '../../en/queries/places/directions.ts'
import { directions as fr } from '../../fr/queries/places/directions.ts'
import { directions as lb } from '../../lb/queries/places/directions.ts'
import { directions as pt } from '../../pt/queries/places/directions.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** Make a direction a part of the country. */
export const DIRECTION_AFTER = new RegExp(String.raw`(?:^|\s)${of('before')}$`)
/** Make a direction a side of the home. */
export const FACING = new RegExp(String.raw`(?:^|\s)${of('facing')}(?: ${of('facingFillers')})*$`)
/** In two words: `Balkon n. Süden`, `Terrass no Süden`. */
export const TOWARDS = whole('towards')
export const VIEW = new RegExp(`(?:^| )${of('views')}(?: ${of('viewFillers')})*$`)
export const VIEW_BEHIND = new RegExp(`^(?:${of('views')}|${of('moreViews')})$`)
export const OF_TOWN = whole('ofTown')
export const NO_REGION = whole('noRegion')
export const IN_TOWN = whole('inTown')
export const ARTICLES = new RegExp(String.raw`^(?:${of('articles')}\s)+`)
