import { kindPhrases as de } from '../../de/queries/types/kind-phrases.ts'
import { kindPhrases as en } from '../../en/queries/types/kind-phrases.ts'
import { kindPhrases as fr } from '../../fr/queries/types/kind-phrases.ts'
import { kindPhrases as lb } from '../../lb/queries/types/kind-phrases.ts'
import { kindPhrases as pt } from '../../pt/queries/types/kind-phrases.ts'
import { joinLanguages } from '../../words/join-words.ts'
import type { KindPhraseWords } from '../../words/queries/types/kind-phrase-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** The start of a text that names a kind in several words. */
export function kindPhrase(kind: keyof KindPhraseWords): RegExp {
  return new RegExp(`^${of(kind)}(?= |$)`)
}

export const ONE_ROOM = whole('oneRoom')
