import { oneOf, pattern } from '../words/lines.ts'

// Names of the parties besides landlord and tenant.

export const TITLE: string = oneOf(String.raw`
    (?:Monsieur|Madame|Mademoiselle|Messieurs|Mesdames|MM?\.|Mmes?\.?|Mlle\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?|Herrn?|Frau|H[äe]r(?:en|ren)?|Joffer)
  `)
export const NAME: string = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]+`
export const PERSON: string = String.raw`(?:${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}|${NAME}(?:\s+${NAME}){1,2})`
export const DEFINED: RegExp = pattern(
  String.raw`
      (?:ci-apr[eè]s|d[ée]nomm[ée]e?s?|hereinafter|hereafter|nachstehend|nachfolgend|im folgenden|genannt
      hei[^\s]* genannt)[^«"„“”()\n]{0,30}[«"„“]\s*(?:le |la |les |l['’]|the |der |die |den |d['’])?(\p{L}[\p{L}-]{2,20})\s*[»"“”]
      \(\s*["“„«]\s*(?:the |le |la |l['’]|der |die )?(\p{L}[\p{L}-]{2,20})\s*["”“»]\s*\)
    `,
  'giu',
)
export const LABELLED: RegExp = new RegExp(
  oneOf(String.raw`
      ^\s*(?:\d[.)]\s*)?(\p{Lu}[\p{L}-]{3,20}(?:in)?)\s*(?:\([^)]{0,30}\))?\s*:\s*(?:${PERSON}|\p{Lu}[^\n]{2,50}?\s(?:S\.?A|SARL|s[àa]rl|S\.à r\.l|GmbH|SCI))
    `),
  'gmu',
)
/** Who hands a dwelling over, and to whom. */
export const LETS: RegExp = new RegExp(
  oneOf(String.raw`
      (${PERSON})(?:\s+(?:vu[mn]?|de|d['’]|von|aus|of)\s+[\p{L}-]+)?,?[^.;\n]{0,60}?\b(?:verlount|verlounen|vermietet|vermieten|[üu]berl[äa]sst|loue
      louent|donne(?:nt)? en location|c[èe]de(?:nt)?|lets?)\b[^.;\n]{0,40}?\b(?:dem|der|den|[àa]|aux?|to)\s+(?:den |de |der )?(${PERSON})
    `),
  'u',
)
export const SAID_TO_BE: string = String.raw`\p{L}{0,6}\s+(?:est|sont|ist|sind|is|are|ass|sinn)\s+`
export const ARTICLE: string = String.raw`(?:d['’]|(?:de[rmn]?|die)\s+)`
/** Neighbours are named by an article and the first name alone. */
export const ANYBODY: string = String.raw`${ARTICLE}?${PERSON}|${ARTICLE}${NAME}`
export const AND: string = String.raw`(?:et|und|and|an)`
export const TITLED_PERSON: RegExp = new RegExp(String.raw`${TITLE}\s+(?:${NAME}\s+){0,2}${NAME}`, 'gu')
export const COUPLE: RegExp =
  /(?<![\p{L}])(?:les [ée]poux|d['’]koppel|die eheleute|das (?:ehe)?paar|the couple)(?!\p{L})/iu
export const COUPLE_LETS: RegExp =
  /(?:wir, die|vermieter\w*\s*:|bailleurs?\s*:|landlords?\s*:|entre|zwischen|between)\s+(?:les |the |die )?(?:eheleute|epoux|[ée]poux|couple)/iu
export const COMPANY_NAME: RegExp =
  /(?<!\p{L})(\p{Lu}\p{L}{4,})(?:[ &-]{1,3}[\p{L}()]+){0,4}? (?:S\.\s?[àa]\s?r\.\s?l|S\.?A\.?(?!\p{L})|SARL|Sàrl|GmbH|Ltd|LLC)/gu
export const AGENCY: RegExp = /agen(?:ce|cy|tur)|makler|courtier|broker|verwaltung|vertreten durch|gestion|manag/iu
export const TITLED: RegExp = new RegExp(String.raw`^${TITLE}\s`, 'u')
export const COMPANY: RegExp =
  /(?<!\p{L})(?:GmbH|AG|S\.?A|Ltd|LLC|SCI|Estates?|Homes?|Immo\p{L}*|Agence|Agency|Co-?[Ll]iving)(?!\p{L})/u
/** Words for the parties, by themselves or within names for them. */
export const ROLES: readonly ['landlord' | 'tenant', RegExp][] = [
  [
    'landlord',
    pattern(
      String.raw`
        bailleu?r|bailleresse|propri[ée]taire|loueu[rs]|logeu[rs]|vermieter|eigent[üu]mer|(?:wohnungs)?geber|[üu]berlasser|landl(?:ord|ady)|less?or
        licensor|owner|propriet[äa]r
      `,
      'iu',
    ),
  ],
  [
    'tenant',
    /locatai?r|preneu[rs]|occupant|(?<!ver)mieter|nehmer|(?<!be)nutzer|bewohner|tenant|lessee|licensee|resident|occupier|renter/iu,
  ],
]
