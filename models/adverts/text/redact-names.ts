import type { RedactedText } from './redact-personal-data.ts'

const NAME_WORD = String.raw`\p{Lu}(?:\p{Ll}+|\p{Lu}+|['’]\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{L}+)?`
const PARTICLE = String.raw`(?:(?:de|da|do|dos|di|van|von|der|den|le|la)\s)?`
const NAME = String.raw`${NAME_WORD}(?:\s(?:\p{Lu}\.\s?)?${PARTICLE}${NAME_WORD}){0,2}`
const FULL_NAME = String.raw`${NAME_WORD}(?:\s(?:\p{Lu}\.\s?)?${PARTICLE}${NAME_WORD}){1,2}`
const HONORIFIC = String.raw`(?:Mme|Mlle|MM|Mr|Mrs|Ms|Miss|Madame|Mademoiselle|Monsieur|Herr|Herrn|Frau|Här|Madamm|Senhora?|Sra|Sr|M\.)\.?`
const TITLED = new RegExp(String.raw`(?<![\p{L}\d])(${HONORIFIC})\s(${NAME})`, 'gu')
const CONTACT =
  String.raw`[Cc]ontact(?:e[rz]|o)?|CONTACT|[Ii]nterlocut(?:eur|rice)|[Aa]nsprechpartner(?:in)?|[Kk]ontakt(?:ieren Sie)?` +
  String.raw`|[Aa]ppele[rz]|[Cc]all|[Rr]ufen Sie|[Aa]sk for|[Dd]emande[rz]|[Ss]['’]adresser à|[Aa]gent(?:e)? (?:immobilier|commercial)(?:e)?` +
  String.raw`|[Yy]our agent|[Vv]otre (?:agente?|conseill(?:er|ère)|courtier)|[Cc]onseill(?:er|ère) immobili(?:er|ère)|[Ii]hre? Makler(?:in)?` +
  String.raw`|[Ff]alar com|[Pp]ropriétaire|[Oo]wner|[Ee]igentümer(?:in)?`
const JOINING =
  String.raw`(?:\s(?:nous|us|uns|me|moi|notre agente?|our agent|unseren? (?:Makler|Kollegin)(?:in)?|directement|directly|direkt|avec|with|com|is|est|ist` +
  String.raw`|est à|immobilier))*\s?[:–-]?\s?`
const AFTER_CONTACT = new RegExp(String.raw`(?<![\p{L}])((?:${CONTACT})${JOINING})(${FULL_NAME})`, 'gu')
const FIRST_NAME_AFTER_COLON = new RegExp(
  String.raw`(?<![\p{L}])((?:${CONTACT})\s?:\s?)(${NAME_WORD})(?=\s?(?:,|-|–|au|at|unter|tel|tél|Tel|Tél|\[phone\]|\[email\]))`,
  'gu',
)
const BEFORE_MARK = new RegExp(
  String.raw`(?<!\p{L})(${FULL_NAME})((?:\s?(?:,|:|-|–|au|at|unter|sur|tél\.?|tel\.?))?\s?)$`,
  'u',
)
const MARK = /\[(?:phone|email)\]/g
/** How far before a number its owner's name may begin. */
const NAME_REACH = 80
/** Quick looks, so that the patterns above run only where they may find something. */
const MAY_HOLD_TITLE = /M(?:me|lle|M|rs?|s|iss|adam|onsieur|\.)|Herr|Frau|Här|Senhor|Sra?[ .]/
const MAY_HOLD_CONTACT = new RegExp(
  String.raw`ontact|CONTACT|nterlocut|nsprech|ontakt|ppele[rz]|[Cc]all |ufen Sie|[Aa]sk for|emande[rz]|adresser|[Aa]gente? |votre|Votre|onseill|Makler` +
    String.raw`|alar com|ropriétaire|[Oo]wner|igentüm`,
)
const STREET_BEFORE = new RegExp(
  String.raw`(?:\brue|\bavenue|\bav\.|\bplace|\bplateau|\bboulevard|\ballée|\bimpasse|\broute|\bsquare|\brésidence|straße|strasse|\bstr\.|\bam|\bop)` +
    String.raw`\s(?:de |du |d['’]|la |des )?$`,
  'i',
)
/** Words that stand where a name could and are none: companies, places, parts of a sentence. */
const NO_PERSON = new RegExp(
  String.raw`\b(?:agence|agency|immo\w*|real|estate|realty|properties|property|s\.?a\.?|sàrl|s\.à|sarl|gmbh|group\w*|résidence|residence|luxembourg` +
    String.raw`|service|team|équipe|bureau|office|direct\w*|maison|appartement|visite\w*|téléphone|email|mail|e-mail|info\w*|pour|nous|notre|votre|vous|le` +
    String.raw`|la|les|à|au|tél|tel|gsm|mobile|whatsapp|phone|today|now|heute|monsieur|madame|plus|ville|gare|kirchberg|esch|cloche|remax|century` +
    String.raw`|sotheby\w*|athome|invest\w*|home\w*|habitat|construct\w*|promot\w*)\b`,
  'iu',
)

/**
 * Takes names of persons out of a text where their place gives them away: after a form of address, after a word of contact, or before a
 * phone number. Names of streets, agencies and places stay. Works on a text whose phones are already replaced.
 */
export function redactNames(text: string): RedactedText {
  let count = 0
  const replaced = (kept: string): string => {
    count++
    return `${kept}[name]`
  }
  let clean = text
  if (MAY_HOLD_TITLE.test(clean))
    clean = clean.replace(TITLED, (found, title: string, name: string, offset: number) =>
      isStreet(text, offset) || /^(?:Monsieur|Madame)\b/.test(name) ? found : replaced(`${title} `),
    )
  if (MAY_HOLD_CONTACT.test(clean)) {
    const person = (found: string, before: string, name: string): string => (isPerson(name) ? replaced(before) : found)
    clean = clean.replace(AFTER_CONTACT, person).replace(FIRST_NAME_AFTER_COLON, person)
  }
  const owners = namesBeforeMarks(clean)
  return { text: owners.text, count: count + owners.count }
}

/** "Sonia Peters au [phone]": the name that leads to a number or an address. */
function namesBeforeMarks(text: string): RedactedText {
  let clean = ''
  let done = 0
  let count = 0
  for (const { index } of text.matchAll(MARK)) {
    const start = Math.max(done, index - NAME_REACH)
    const match = BEFORE_MARK.exec(text.slice(start, index))
    if (match === null || !isPerson(match[1]!)) continue
    clean += `${text.slice(done, start + match.index)}[name]${match[2]}`
    done = index
    count++
  }
  return { text: clean + text.slice(done), count }
}

function isStreet(text: string, offset: number): boolean {
  return STREET_BEFORE.test(text.slice(Math.max(0, offset - 24), offset))
}

function isPerson(name: string): boolean {
  return !NO_PERSON.test(name)
}
