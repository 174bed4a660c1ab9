import { askedKinds as de } from '../../de/queries/types/asked-kinds.ts'
import { askedKinds as en } from '../../en/queries/types/asked-kinds.ts'
import { askedKinds as fr } from '../../fr/queries/types/asked-kinds.ts'
import { askedKinds as lb } from '../../lb/queries/types/asked-kinds.ts'
import { askedKinds as pt } from '../../pt/queries/types/asked-kinds.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const HEADING = whole('headings')
export const OPENER = whole('openers')
export const TO_BUILD = whole('toBuild')
/** Two words: `commercial unit`, `surface commerciale`. */
export const COMMERCIAL_PREMISES = new RegExp(
  `^(?:${of('commercial')} ${of('premises')}|${of('premises')} ${of('commercial')})$`,
)
export const HOME_OFFICE = whole('homeOffice')
export const OFFICE_SOUGHT = new RegExp(`(?:^| )${of('officeSeeking')}(?: ${of('officeFillers')})*$`)
/** `Cherche garage double`: it is sought by itself. */
export const SOUGHT = new RegExp(`^(?:${of('seekers')} )?${of('seeking')}(?: ${of('articles')})*$`)
export const WITHOUT = whole('without')
/** Two words, the last of which is an article: `ech brauch nëmmen e Parking`. */
export const ARTICLE_E = whole('articleE')
export const LOCAL = whole('locals')
export const LOCAL_FOR = whole('localFor')
