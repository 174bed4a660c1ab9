import { changedAmounts as de } from '../../de/queries/amounts/changed-amounts.ts'
import { changedAmounts as en } from '../../en/queries/amounts/changed-amounts.ts'
import { changedAmounts as fr } from '../../fr/queries/amounts/changed-amounts.ts'
import { changedAmounts as lb } from '../../lb/queries/amounts/changed-amounts.ts'
import { changedAmounts as pt } from '../../pt/queries/amounts/changed-amounts.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const NO_LONGER = new RegExp(String.raw`(?:^| )(?:${of('noLonger')})$`)
export const NOW = new RegExp(String.raw`^(?:(?:${of('after')})(?: |$))+$`)
export const CHANGED = new RegExp(String.raw`\b${of('changed')}\b`)
export const FROM = new RegExp(`(?:^| )${of('from')}$`)
export const TO = whole('to')
export const INSTEAD_OF = new RegExp(`(?:^| )${of('insteadOf')}$`)
/** `2 will do`, `2 suffisent` */
export const ENOUGH = new RegExp(`^${of('enough')}(?= |$)`)
