import { oneOf, pattern } from '../../../language/words/lines.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

const WORDS = oneOf(String.raw`
    energy|energetique|energetico|energetisch|energetische|energielabels?|energieklass|energieklasse|energieeffizienz|energieeffizienzklasse|effizienz
    effizienzklasse|energetica|energie|epc|peb|cpe|dpe|ber|label|rating|rated|grade|class|classe|klasse|klass|passeport|energiepass|certificado
    certificate|certificat|energieausweis|energiezertifikat|energielabel|performance|ausweis|passeport energetique|pass|etiquette|lettre|letra
    categoria
  `)
const CLASS_BEFORE = new RegExp(
  oneOf(String.raw`
      \b(?:${WORDS})(?: (?:${WORDS}|of|de|at|least|minimum|min|mini|mind|mindestens|au|moins|pelo|menos|no|is|better|than|op|d|mannst|wenigstens|zumindest
      minimal|minimo|ab|mit|with|or|um|uma|em|einer?|eng))*$
    `),
)
/** `B or better energy`, `A rated`, `A-Klasse`. */
const CLASS_AFTER = pattern(String.raw`
      ^(?:au |in |im |no |na |on |am |or better |ou mieux |ou superior |ou superieure? |oder besser |oder besser wei |ou melhor |plus )*(?:rated
      rating|energy|energieklasse|energieklass|klasse|klass|class|label|energetique|epc|cpe|peb|dpe)\b
    `)
const ABOUT_ENERGY = /^(?:\w*energ\w*|epc|peb|cpe|dpe|effizienz\w*|efficien\w*|insulat\w*|passiv\w*|nzeb|passeport)$/
/** `no worse than D`, `better than E`. */
const COMPARED =
  /(?:^| )(?:worse|schlechter|schlimmer|pire|pior|mei schlecht|under|unter|below|enner|sous|abaixo)(?: (?:than|als|que|do|wei|ewei|de|a|class|klasse|classe))*$/
const BETTER =
  /(?:^| )(?:better|besser|mieux|melhor|meilleur|meilleure|above|uber|iwwer|acima)(?: (?:than|als|que|do|wei|ewei|de|a|class|klasse|classe))+$/
const JOINT = /^(?:or|ou|oder|et|and|und|e|to|bis|plus|-|a|ate|nor|sinon|sonst|soss)$/

/** The worst energy class that is accepted: `at least B`, `C or better`, `A or B`, `B, C at a push`; null where no class is named. */
export function readEnergyClass(reading: QueryReading): string | null {
  const { tokens, fields } = reading
  const isEnergyQuery = tokens.some(({ word }) => ABOUT_ENERGY.test(word))
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || !isClass(reading, at) || !isMeant(reading, at, isEnergyQuery)) continue
    let end = at + 1
    let worst = tokens[at]!.word
    for (; end < tokens.length && tokens[end]!.clause - tokens[at]!.clause <= 3; end++) {
      const next = tokens[end]!
      // `A, B or C`; after a comma only a capital is a class.
      if (isClass(reading, end) && (next.word !== 'e' || isCapital(next.text)))
        worst = next.word > worst ? next.word : worst
      else if (next.clause !== tokens[end - 1]!.clause || !JOINT.test(next.word)) break
      else if (!isClass(reading, end + 1)) {
        if (next.word === 'plus') continue
        break
      }
    }
    // `better than E` leaves E out.
    if (BETTER.test(wordsBefore(reading, at, 5)) && worst > 'a') worst = String.fromCharCode(worst.charCodeAt(0) - 1)
    claim(reading, 'energyClass', wordsStart(reading, at), end)
    return worst[0]!.toUpperCase()
  }
  return null
}

function isClass({ tokens }: QueryReading, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  // The three classes of a Luxembourg certificate: `AAA`.
  if (/^([A-I])\1\1$/.test(token.text)) return true
  if (!/^[a-i]$/.test(token.word)) return false
  if (isCapital(token.text)) return true
  // `classe a ou b`, but not the article of `op d'mannst C`
  const next = tokens[at + 1]
  const isFollowed = next !== undefined && next.clause === token.clause && !JOINT.test(next.word)
  return (
    token.clause === tokens[at - 1]?.clause &&
    (!isFollowed || /^(?:better|mieux|besser|melhor|minimum|min|mindestens)$/.test(next.word))
  )
}

function isCapital(text: string): boolean {
  return /^[A-I]$/.test(text)
}

/** `C or better` */
const OR_BETTER = /^(?:or|ou|oder|o) (?:better|besser|mieux|melhor|mei)$/

/** Behind a word for it, or a capital in a list or before a plus where the query speaks of energy. */
function isMeant(reading: QueryReading, at: number, isEnergyQuery: boolean): boolean {
  const { tokens } = reading
  if (CLASS_BEFORE.test(wordsBefore(reading, at, 7))) return true
  if (tokens[at]!.text.length === 3) return true
  if (!isCapital(tokens[at]!.text)) return false
  const before = wordsBefore(reading, at, 5)
  if (COMPARED.test(before) || BETTER.test(before)) return true
  if (CLASS_AFTER.test(wordsFrom(reading, at + 1, 5))) return true
  if (OR_BETTER.test(wordsFrom(reading, at + 1, 2))) return true
  // `my wife and I + a newborn`
  if (tokens[at]!.text === 'I' && !isEnergyQuery) return false
  const next = tokens[at + 1]
  const isListed =
    next !== undefined && JOINT.test(next.word) && (next.word === 'plus' || isCapital(tokens[at + 2]?.text ?? ''))
  const isAlone = next === undefined || next.clause !== tokens[at]!.clause
  const isAPlus = tokens[at]!.word === 'a' && next?.word === 'plus'
  return isAPlus || (isListed ? isEnergyQuery || next.word !== '-' : isEnergyQuery && isAlone)
}

/** Where the words that name the class begin: they wish for no low bills of their own. */
function wordsStart({ tokens, fields }: QueryReading, at: number): number {
  let start = at
  while (start > 0 && fields[start - 1] === null && tokens[start - 1]!.clause === tokens[at]!.clause) {
    if (!new RegExp(`^(?:${WORDS})$`).test(tokens[start - 1]!.word) && !FILLER.test(tokens[start - 1]!.word)) break
    start--
  }
  while (start < at && FILLER.test(tokens[start]!.word)) start++
  return start
}

const FILLER = pattern(String.raw`
      ^(?:of|de|at|least|minimum|min|mini|mindestens|au|moins|pelo|menos|no|op|d|mannst|wenigstens|zumindest|minimal|minimo|besser|better|als|than
      mieux|que|melhor|schlechter|worse|pire|pior|igual|superior|superieure?|egale?|ou|a|hoher|oder|gleich|or|equal|to)$
    `)
