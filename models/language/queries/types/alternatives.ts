import { alternatives as de } from '../../de/queries/types/alternatives.ts'
import { alternatives as en } from '../../en/queries/types/alternatives.ts'
import { alternatives as fr } from '../../fr/queries/types/alternatives.ts'
import { alternatives as lb } from '../../lb/queries/types/alternatives.ts'
import { alternatives as pt } from '../../pt/queries/types/alternatives.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const ALTERNATIVE = new RegExp(`^(?:${of('or')}|${of('otherwise')})$`)
export const OR_NOT = new RegExp(String.raw`^${of('or')} ${of('orNot')}\b`)
export const ALSO = new RegExp(`^${of('also')}$`)
export const MAY_BE = new RegExp(`(?:^| )${of('mayBe')}(?: ${of('mayBeArticles')})?$`)
export const ALTERNATIVE_FILLER = new RegExp(`^${of('fillers')}$`)
export const AS = new RegExp(`^${of('as')}$`)
