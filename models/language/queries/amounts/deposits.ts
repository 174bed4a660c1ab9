import { deposits as de } from '../../de/queries/amounts/deposits.ts'
import { deposits as en } from '../../en/queries/amounts/deposits.ts'
import { deposits as fr } from '../../fr/queries/amounts/deposits.ts'
import { deposits as lb } from '../../lb/queries/amounts/deposits.ts'
import { deposits as pt } from '../../pt/queries/amounts/deposits.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const DEPOSIT = new RegExp(`(?:^| )(?:${of('deposits')}|${of('paid')})(?: ${of('before')})*$`)
export const DEPOSIT_AFTER = new RegExp(String.raw`^(?:${of('behind')} )*(?:${of('deposits')}|${of('saved')})\b`)
