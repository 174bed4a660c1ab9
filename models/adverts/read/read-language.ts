import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { LANGUAGE_NAMES } from '../../language/adverts/languages.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '../../language/words/text-language.ts'
import { fold } from '../../language/fold.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'

/** Codes of languages besides their own of two letters. */
const CODES: ReadonlyMap<string, TextLanguage> = new Map([
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['deu', 'de'],
  ['ger', 'de'],
  ['eng', 'en'],
  ['ltz', 'lb'],
  ['lu', 'lb'],
  ['por', 'pt'],
])

/** Language of the texts: as stated (`fr`, `FRA`, `français`, `de-LU`), else detected. */
export function readLanguage(stated: Scalar, text: string | null, { methods }: Provenance): TextLanguage | null {
  const name = textOf(stated)
  const known = name === null ? undefined : languageNamed(fold(name).split(/[-_]/, 1)[0]!)
  if (known !== undefined) return known
  const detected = text === null ? null : detectLanguage(text)
  if (detected !== null) methods['language'] = 'inferred'
  return detected
}

function languageNamed(word: string): TextLanguage | undefined {
  return TEXT_LANGUAGES.find((code) => code === word) ?? CODES.get(word) ?? LANGUAGE_NAMES.get(word)
}
