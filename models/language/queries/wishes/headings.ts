import { headings as de } from '../../de/queries/wishes/headings.ts'
import { headings as en } from '../../en/queries/wishes/headings.ts'
import { headings as fr } from '../../fr/queries/wishes/headings.ts'
import { headings as lb } from '../../lb/queries/wishes/headings.ts'
import { headings as pt } from '../../pt/queries/wishes/headings.ts'
import { joinWords } from '../../words/join-words.ts'
import type { HeadingWords } from '../../words/queries/wishes/heading-words.ts'

const of = (concept: keyof HeadingWords): string => joinWords([en, fr, de, lb, pt], concept)

export const MUST_HEADING = heading('must')
export const WISH_HEADING = heading('wish')

function heading(concept: keyof HeadingWords): RegExp {
  return new RegExp(String.raw`\b(${of(concept)})\s*:`)
}
