import { LEADING_CAPTIONS, TRAILING_CAPTIONS } from '../../language/adverts/captions.ts'
import { AGENCY_REFERENCE } from '../../language/adverts/lots.ts'
import { fold } from '../../language/fold.ts'
import { withoutInstructions } from './instructions.ts'
import { cut, DESCRIPTION_LIMIT, plainText } from './plain-text.ts'
import { redactPersonalData } from './redact-personal-data.ts'
import { withoutUnlawfulConditions } from './unlawful-condition.ts'

export interface AdvertText {
  text: string | null
  /** The text passed through `fold`, before redaction: for reading facts, never for keeping. */
  folded: string
  /** Personal details taken out. */
  redactions: number
  /** Sentences with a condition on protected grounds cut out. */
  unlawful: number
}

const NOTHING: AdvertText = { text: null, folded: '', redactions: 0, unlawful: 0 }

/** A text of an advert as it may be kept: plain, bounded, without the portal's own buttons, sentences to programs, personal data or unlawful conditions. */
export function advertText(raw: string | null, limit: number = DESCRIPTION_LIMIT): AdvertText {
  if (raw === null) return NOTHING
  const whole = withoutButtons(plainText(raw))
  const wholeFolded = fold(whole)
  const plain = cut(withoutInstructions(whole, wholeFolded), limit).trim()
  if (plain === '') return NOTHING
  const folded = plain === whole ? wholeFolded : fold(plain)
  const lawful = withoutUnlawfulConditions(plain, folded)
  const clean = redactPersonalData(lawful.text)
  return { text: clean.text === '' ? null : clean.text, folded, redactions: clean.count, unlawful: lawful.count }
}

/** The agency's own reference where the text ends with it: "Réf. agence : 1 GROSBOUS 0209 RK". */
export function agencyRefFromText(text: string): string | null {
  const tail = text.length > 600 ? text.slice(-600) : text
  return AGENCY_REFERENCE.exec(tail)?.[1]?.trim() ?? null
}

/** Captions of buttons that scraped texts are glued to. */
function withoutButtons(text: string): string {
  return text.replace(LEADING_CAPTIONS, '').replace(TRAILING_CAPTIONS, '\n').trim()
}
