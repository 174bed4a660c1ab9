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
const LEADING_BUTTONS =
  /^(?:Description|Beschreibung|Descrição)(?=\p{Lu})(?:Ce bien se trouve dans (?:ce Lotissement|cette Résidence|ce Programme neuf))?/u
const HAS_BUTTON = /Voir tout|Voir plus|Demander plus|Mehr anzeigen|more|Lire la suite/
const TRAILING_BUTTONS =
  /(?:Voir (?:tout|plus)|Demander plus d'infos|Mehr anzeigen|Show more|Read more|Lire la suite)+(?=Réf|\s*$)/g
const AGENCY_REF = new RegExp(
  String.raw`(?:r[ée]f(?:[ée]rence)?\.?\s?(?:de l['’])?agence|agency ref(?:erence)?|objekt-?nr\.?|objektnummer|agentur-?ref\.?)` +
    String.raw`\s?[:.#°-]*\s*([\p{L}\d][\p{L}\d ./_-]{1,39}?)\s*(?:$|\n|[.,;](?:\s|$))`,
  'iu',
)

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
  return AGENCY_REF.exec(tail)?.[1]?.trim() ?? null
}

/** Captions of buttons that scraped texts are glued to. */
function withoutButtons(text: string): string {
  const opened = text.replace(LEADING_BUTTONS, '')
  return HAS_BUTTON.test(opened) ? opened.replace(TRAILING_BUTTONS, '\n').trim() : opened.trim()
}
