import { concessions as de } from '../../de/queries/amounts/concessions.ts'
import { concessions as en } from '../../en/queries/amounts/concessions.ts'
import { concessions as fr } from '../../fr/queries/amounts/concessions.ts'
import { concessions as lb } from '../../lb/queries/amounts/concessions.ts'
import { concessions as pt } from '../../pt/queries/amounts/concessions.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const CONCEDED_BEFORE = new RegExp(`(?:^| )${of('before')}$`)
export const CONCEDED_AFTER = new RegExp(`^${of('after')}(?= |$)`)
/** `well, 1200 at the very most` */
export const CONCEDING = new RegExp(`^${of('openers')}(?= |$)`)
