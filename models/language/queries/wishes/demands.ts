import { demands as de } from '../../de/queries/wishes/demands.ts'
import { demands as en } from '../../en/queries/wishes/demands.ts'
import { demands as fr } from '../../fr/queries/wishes/demands.ts'
import { demands as lb } from '../../lb/queries/wishes/demands.ts'
import { demands as pt } from '../../pt/queries/wishes/demands.ts'
import { joinWords } from '../../words/join-words.ts'
import type { DemandWords } from '../../words/queries/wishes/demand-words.ts'

const of = (concept: keyof DemandWords): string => joinWords([en, fr, de, lb, pt], concept)

export const MUST_HEADING = heading('mustHeadings')
export const WISH_HEADING = heading('wishHeadings')
export const NOT_NEGOTIABLE = new RegExp(`^${of('notNegotiable')}$`)
export const NEAR_BEHIND = new RegExp(` ${of('nearBehind')}$`)

function heading(concept: keyof DemandWords): RegExp {
  return new RegExp(String.raw`\b(${of(concept)})\s*:`)
}
