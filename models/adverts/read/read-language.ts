import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import type { TextLanguage } from '../../language/words/text-language.ts'
import { fold } from '../../language/fold.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'

const NAMES: Readonly<Record<string, TextLanguage>> = {
  fr: 'fr',
  fra: 'fr',
  fre: 'fr',
  francais: 'fr',
  french: 'fr',
  franzosisch: 'fr',
  de: 'de',
  deu: 'de',
  ger: 'de',
  deutsch: 'de',
  german: 'de',
  allemand: 'de',
  en: 'en',
  eng: 'en',
  english: 'en',
  anglais: 'en',
  englisch: 'en',
  lb: 'lb',
  ltz: 'lb',
  lu: 'lb',
  letzebuergesch: 'lb',
  luxembourgish: 'lb',
  luxembourgeois: 'lb',
  pt: 'pt',
  por: 'pt',
  portugues: 'pt',
  portuguese: 'pt',
  portugais: 'pt',
}

/** Language of the texts: as stated (`fr`, `FRA`, `français`, `de-LU`), else detected. */
export function readLanguage(stated: Scalar, text: string | null, { methods }: Provenance): TextLanguage | null {
  const name = textOf(stated)
  const known = name === null ? undefined : NAMES[fold(name).split(/[-_]/, 1)[0]!]
  if (known !== undefined) return known
  const detected = text === null ? null : detectLanguage(text)
  if (detected !== null) methods['language'] = 'inferred'
  return detected
}
