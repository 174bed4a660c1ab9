import { incomes as de } from '../../de/queries/amounts/incomes.ts'
import { incomes as en } from '../../en/queries/amounts/incomes.ts'
import { incomes as fr } from '../../fr/queries/amounts/incomes.ts'
import { incomes as lb } from '../../lb/queries/amounts/incomes.ts'
import { incomes as pt } from '../../pt/queries/amounts/incomes.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** The source of a pattern. */
export const RENTS = of('rents')
export const RENT = new RegExp(`(?:^| )(?:${RENTS}|${of('rentsBefore')})(?: ${of('rentFillers')})*$`)
/** `ka 1.100 fir de Loyer ginn` */
export const FOR_RENT = new RegExp(`^${of('for')}(?: ${of('forArticles')})? ${RENTS}(?= |$)`)
export const EARNER_BEFORE = new RegExp(`(?:^| )${of('earners')}(?: ${of('earnerFillers')})*$`)
/** `6.2k net between us`; Luxembourgish `net` also means not. */
export const EARNED = new RegExp(
  String.raw`^(?:${of('earnedFillers')} )*(?:${of('net')}(?! ${of('behindNot')})|${of('earned')})\b`,
)
export const EARN = new RegExp(String.raw`\b${of('earn')}\b`)
