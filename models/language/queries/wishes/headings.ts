import { headings as de } from '../../de/queries/wishes/headings.ts'
import { headings as en } from '../../en/queries/wishes/headings.ts'
import { headings as fr } from '../../fr/queries/wishes/headings.ts'
import { headings as lb } from '../../lb/queries/wishes/headings.ts'
import { headings as pt } from '../../pt/queries/wishes/headings.ts'
import { joinLanguages } from '../../words/join-words.ts'
import type { HeadingWords } from '../../words/queries/wishes/heading-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const MUST_HEADING = heading('must')
export const WISH_HEADING = heading('wish')
export const REFUSED_HEADING = heading('refused')
export const NEEDLESS_HEADING = heading('needless')

function heading(concept: keyof HeadingWords): RegExp {
  return new RegExp(String.raw`\b(${of(concept)})\s*:`)
}
