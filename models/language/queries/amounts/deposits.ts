import { deposits as de } from '../../de/queries/amounts/deposits.ts'
import { deposits as en } from '../../en/queries/amounts/deposits.ts'
import { deposits as fr } from '../../fr/queries/amounts/deposits.ts'
import { deposits as lb } from '../../lb/queries/amounts/deposits.ts'
import { deposits as pt } from '../../pt/queries/amounts/deposits.ts'
import { joinWords } from '../../words/join-words.ts'
import type { DepositWords } from '../../words/queries/amounts/deposit-words.ts'

const of = (concept: keyof DepositWords): string => joinWords([en, fr, de, lb, pt], concept)

export const DEPOSIT = new RegExp(`(?:^| )(?:${of('deposits')}|${of('paid')})(?: ${of('before')})*$`)
export const DEPOSIT_AFTER = new RegExp(String.raw`^(?:${of('behind')} )*(?:${of('deposits')}|${of('saved')})\b`)
