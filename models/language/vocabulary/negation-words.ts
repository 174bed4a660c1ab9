import { NEGATIONS } from '../negation.ts'
import type { NegationPart } from '../negation.ts'

/** Effect of a word on the terms around it. */
export type NegationRole =
  /** Negates the very next word, or the term before a colon: `non équipé`, `Keller: nein`. */
  | 'negator-near'
  /** Negates what follows in the clause. */
  | 'negator'
  /** A negator that is another language's everyday word: counts only before a term of its own language. */
  | 'negator-en'
  | 'negator-lb'
  /** Carries a negation on to the next term: `sans balcon ou terrasse`. */
  | 'carrier'
  /** Does not count as a word between negator and term. */
  | 'filler'
  /** Ends a negation: `sans balcon mais avec jardin`. */
  | 'stopper'
  /** Negates the term before: `Balkon nicht vorhanden`. */
  | 'after'

const PARTS: Readonly<Record<Exclude<NegationRole, 'negator-en' | 'negator-lb'>, readonly NegationPart[]>> = {
  negator: ['negators'],
  'negator-near': ['near'],
  carrier: ['carriers'],
  filler: ['fillers'],
  stopper: ['harmless', 'contrasts', 'joiners', 'notOnly'],
  after: ['after'],
}

/** The small words around terms, in all languages. Longest match: `nicht weit` is a stopper although `nicht` is a negator. */
export const NEGATION_WORDS: readonly (readonly [NegationRole, readonly string[]])[] = [
  ...(Object.entries(PARTS) as [NegationRole, readonly NegationPart[]][]).map(
    ([role, parts]) =>
      [
        role,
        Object.values(NEGATIONS).flatMap((words) => parts.flatMap((part): readonly string[] => words[part])),
      ] as const,
  ),
  ['negator-en', NEGATIONS.en.own],
  ['negator-lb', NEGATIONS.lb.own],
]
