import { oneOf, pattern } from '../../../language/words/lines.ts'
import { wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Role of a number, from the words around it. */
export type Bound = 'max' | 'min' | 'around' | 'exact'

const FILLERS = oneOf(String.raw`
    (?: (?:of|a|an|dem|den|der|du|absolut|absolute|absolutely|liegt|lies|leit|lait|fica|situe|bei|hei|for|monthly|per|the|de|d|du|un|une|budget|is|be
    to|von|vun|em|o|os|uns|umas|eur|price|prix|preis|rent|loyer|miete|total|um|ca|circa|around|etwa|environ|des|la|le|les|zu|at|about|mensuel|einem
    einer|engem|montant|somme|ou|som|eng|ass|est|ist))*
  `)

const MAX_BEFORE = regex(
  oneOf(String.raw`
      max|maxi|hochst|no bigger than|not bigger than|no larger than|not larger than|smaller than|kleiner als|nicht grosser als|pas plus grand que
      plus petite? que|menor que|menor do que|nao maior que|nao maior do que|mei kleng wei|net mei grouss wei|nicht hoher als|not higher than
      no higher than|pas plus haut que|net mei heich wei|net mei heich ewei|nao mais alto (?:que|do que)|nothing (?:above|over|beyond|past)
      anything (?:under|below)|no higher than|no dearer than|not dearer than|no pricier than|not beyond|keep it under|stay under
      stays? (?:under|below)|staying under|cap it at|caps? at|top out at|tops? out at|tops|upper limit|hard limit|shoestring|plafonnee?s?(?: a)?
      plafonne|rien au dessus de|au dessous de|en dessous de|reste(?:r|nt)? sous|sous la barre de|sous la barre des|moins cher que|pas au dela de
      sans aller au dela de|ne pas aller au dela de|sans depasser|a concurrence de|dans la limite de|schmerzgrenze|hochstgrenze|gedeckelt
      gunstiger als|billiger als|nichts uber|nichts teureres als|keinen cent uber|hochstens|hoechstens|allerhochstens|allerhechstens|schmaerzgrenz
      net mei deier wei|net deier wei|net iwwert|bellger wei|bellesch wei|manner ewei|net mei ewei|naischt iwwer|limitt|plafong|nada acima de
      nada mais de|sem passar de|sem ultrapassar|nao passar de|nao passe de|mais barato que|mais barato do que|abaixo dos|menos que|no limite de|tope
      maximum|maximal|maximale|maximo|maxi|under|below|beneath|less than|lower than|cheaper than|up to|at most|not more than|no more than|not over
      not above|not exceed|not exceeding|exceed|without exceeding|until|within|capped at|cap|ceiling|limit|limite|afford|spend|pay|budget|budget max
      moins|moins de|pas plus|pas plus de|plafond|jusqu|jusqu a|jusqu en|jusque|sous|depasser|depasse|en dessous|inferieur a|inferieure a|mettre|payer
      depenser|prix max|tout au plus|au plus|au maximum|bis|bis zu|bis maximal|unter|hochstens|weniger als|maximal|nicht mehr als|nicht uber
      nicht teurer als|limit|ausgeben|zahlen|leisten|obergrenze|kosten|ubersteigen|bis op|enner|hechstens|net mei wei|manner wei|net iwwer|bezuelen
      ausginn|kaschten|dierf kaschten|ate|maximo|no maximo|menos|menos de|abaixo de|ate um maximo|nao mais|nao mais de|inferior a|limite|gastar|pagar
      tecto|teto|orcamento|ate aos|ate ao|nao ultrapassar|ultrapassar|nao exceder|exceder|for|pour|fir|fur|por|keng mei wei
    `),
)
const MIN_BEFORE = regex(
  oneOf(String.raw`
      pas plus petite? que|pas moins grande? que|net mei kleng (?:wei|ewei)|nao mais pequen[oa] (?:do )?que|nao menor (?:do )?que|no less big than
      min|mini|mind|mindest|from|upward of|no smaller than|not smaller than|not under|nothing under|nothing below|no fewer than|pas en dessous de
      rien en dessous de|rien en dessous|rien sous|pas moins|au minimum|superieur a|plus grand que|nichts unter|nicht kleiner als|keine unter|keen enner
      not below|never below|pas en dessous|pas sous|jamais sous|nao abaixo
      nicht unterhalb|net ennert|net enner|net ennerem|pas plus bas que|nicht tiefer als|not lower than|nao mais baixo (?:que|do que)|nao abaixo (?:de|do|da)
      net manner wei|net manner ewei|mei ewei|op d mannst|nao menos|nada abaixo de|no minimo de|minima de|maior que|maior do que|minimum|mindestens
      minimal|minimo|at least|not less than|no less than|more than|over|above|from|starting at|upwards of|larger than|bigger than|plus de|au moins
      a partir de|des|minimum de|pas moins de|superieur a|superieure a|ab|mehr als|uber|grosser als|wenigstens|nicht weniger als|nicht unter
      von mindestens|op d mannst|opmannst|mannstens|mei wei|iwwer|vun mindestens|ab|a partir de|mais de|pelo menos|no minimo|minimo de|acima de
      superior a|nao menos de|mais do que|au dessus de|au dela de|alem de|por cima de|weinstens|allzait
    `),
)
/** Words of about on either side of a number. */
const ABOUT = oneOf(String.raw`
    abt|approx|approximately|approximativement|roughly|circa|ca|zirka|more or less|environ|env|a peu pres|plus ou moins|grosso modo|ungefahr|in etwa|etwa
    ongefeier|ronderem|aproximadamente|mais ou menos
  `)
const AROUND_BEFORE = regex(
  oneOf(String.raw`
      ${ABOUT}|around|about|nos|appr|near|in the region of|somewhere around|genre|so gegen|gegen|autour|autour de|aux alentours de|alentours de
      dans les|vers|aux environs de|rund|um|um die|um rund|so um|eppes em|ronn|geint|em|em d|em dei|cerca|cerca de|por volta|por volta de|a volta de
      a rondar|rondar|ronda|rondam|anda pelos|andam pelos
      anda a volta de|tourne autour de|tournant autour de|mit etwa|bei etwa|im bereich von|in der grossenordnung|dreht sich um|leit em|lait em
      na casa dos|uns|proximo de|em torno de|round
    `),
)
const MAX_AFTER = pattern(String.raw`
      ^(?:(?:(?:is|s|are|ist|ass|est|e|c|das|dat|d|isso|my|our|the|an|mein|unser|unsere|meine|mon|notre|mang|eis|eist|eisen|mai|main|o|a|nosso|meu|le
      la|l|absolute|absolut|absolutely|absolu|absoluto|top|grand|oberes?|als|comme|como|as) ){0,4}(?:max\b|maximum|maximal|maxi\b|maximo|ceiling|cap\b
      plafond|plafong|obergrenze|schmerzgrenze|hochstgrenze|uewergrenz|teto|tecto|limite?\b|limitt|tops|budget\b|orcamento)|or less|or lower
      ou en dessous|oder drenner|oder drunter|oder darunter|ou abaixo|or under|or below
      or cheaper|at the very most|ou moins|oder weniger|oder manner|oder bellger|ou menos|at most|at the most|and not (?:a cent )?more|not more|no more|pas plus
      nicht mehr|net mei\b|mais nao|nao mais|au plus|au maximum|hochstens|hoechstens|hechstens|allerhochstens|all in max|no maximo|no limite
      e nao mais)
    `)
const MIN_AFTER = pattern(String.raw`
      ^(?:au minimum|op d mannst|opmannst|wenigstens|zumindest|para cima|aufwarts|et au dessus|an driwwer|no uewen|nach oben|and upwards|onwards
      e acima|min\b|mini\b|au bas mot|at a minimum|ou au dela|ou plus grand|oder grosser|oder groisser|oder doriwwer|oder daruber|oder dariber
      ou maior|ou acima|ou superior|upward|or over|and over|or greater|or larger|minimum|minimal|minimo|or higher|or up|or above|upwards|and above
      and higher|ou superieur|oder weiter oben|oder mei uewen|and up|and higher|oder hoher|und hoher|ou plus haut|ou au dessus|ou mais alto
      oder mei heich|or more|or above|or bigger|ou plus|et plus
      plus\b(?! (?:les |de |the |as )?(?:charges?|frais|nk|nebenkosten|chargen|fraisen|bills|utilities|despesas|encargos|notar\w*|fees|tva|mwst|iva))
      oder mehr|oder mei|ou mais|e mais|upwards|au moins|mindestens|at least
      pelo menos|no minimo|und mehr|an mei)
    `)
const AROUND_AFTER = pattern(String.raw`
      ^(?:(?:${ABOUT}|ish|or so|or thereabouts|give or take|plus minus|plus or minus|rum|herum|drum herum|an der rei|mei oder manner|mehr oder weniger
      mais coisa menos coisa|sensivelmente|par la|dans ces eaux)\b)
    `)
const RANGE_WORDS =
  /\b(?:between|entre|zwischen|tescht|teschent|teschend|tuschen|from|de|von|vun|desde)(?: (?:the|o|os|as|le|les|den|dem|eur|a))*$/
const NOT = new Set([
  'not',
  'cannot',
  'cant',
  'wont',
  'dont',
  'never',
  'pas',
  'nicht',
  'net',
  'nao',
  'keinen',
  'keinesfalls',
  'keen',
  'kee',
  'keent',
  'kengem',
  'keng',
  'jamais',
  'nunca',
  'ni',
  'ne',
])
const SPENDING = pattern(String.raw`
      ^(?:spend|pay|go|afford|cost|exceed|budget|price|ausgeben|zahlen|bezahlen|leisten|kosten|depasser|depense\w*|payer|mettre|aller|couter|bezuelen
      ausginn|kaschten|geht|gehen|drin|possible|moglich|geet|gastar|pagar|passar|custar|ultrapassar|ir)$
    `)
/** `2 or 3 bedrooms`: the least of them will do. */
const ALTERNATIVES = new Set(['or', 'ou', 'oder'])
const RANGE_JOINTS = new Set([
  '-',
  ...ALTERNATIVES,
  'and',
  'u',
  'et',
  'und',
  'an',
  'e',
  'to',
  'a',
  'bis',
  'ate',
  'till',
  'until',
])

const MAX_WORD = /^(?:max|maxi|maximal|maximum|hochstens|hechstens|maximo)$/
const SHORT_JOINTS = new Set([...ALTERNATIVES, 'to', 'a', 'bis', 'ate'])

/** Reads the bound from the words around a number, its unit ending before `end`. */
export function boundOf(reading: QueryReading, at: number, end: number): Bound {
  const after = wordsFrom(reading, end, 6)
  const max = MAX_AFTER.exec(after)
  if (max && !isBeforeNumber(reading, end, max[0])) return 'max'
  const about = AROUND_AFTER.exec(after)
  if (about && !isBeforeNumber(reading, end, about[0])) return 'around'
  const min = MIN_AFTER.exec(after)
  if (min && !isBeforeNumber(reading, end, min[0])) return 'min'
  const before = wordsBefore(reading, at, 7)
  // `pas plus de` and `nicht mehr als` end like a minimum, so the longest match decides.
  const matches = [
    { bound: 'max' as const, length: matchLength(MAX_BEFORE, before) },
    { bound: 'min' as const, length: matchLength(MIN_BEFORE, before) },
    { bound: 'around' as const, length: matchLength(AROUND_BEFORE, before) },
  ]
  const best = matches.reduce((a, b) => (b.length > a.length ? b : a))
  if (best.bound === 'min' && best.length > 0 && (isNegated(reading, at) || isRefused(before, best.length)))
    return 'max'
  return best.length > 0 ? best.bound : 'exact'
}

const THAN = /^(?:than|de|als|wei|ewei|que|do)$/

/** `3 chambres max 700k`, `3 beds not more than 700k`: the word belongs to the number that follows it. */
function isBeforeNumber(reading: QueryReading, end: number, phrase: string): boolean {
  const { tokens } = reading
  const after = end + phrase.split(' ').length
  const at = THAN.test(tokens[after]?.word ?? '') ? after + 1 : after
  const next = tokens[at]
  if (next === undefined || next.value === null || next.clause !== tokens[end]!.clause) return false
  // `60 m² mini 4000/mois max`: a number that has a word of its own behind it leaves this one to the number before.
  return !OWN_BOUND.test(wordsFrom(reading, at + 1, 4))
}

const OWN_BOUND = pattern(String.raw`
      ^(?:(?:eur|euros?|k|m2|qm|sqm|a|par|per|pro|por|im|au|ao|am|de|month|mois|monat|mount|mes|pm|pcm) ){0,4}(?:max|maxi|maximum|maximal|maximo|min|mini
      minimum|minimal|minimo|tops|hochstens|hechstens|mindestens|at most|at least|au plus|au moins|no maximo|pelo menos)(?! [0-9])\b
    `)

/** `auf keinen Fall über 600k`, `not a cent over`: a negation before the words of a minimum; `nicht unter` has its own inside. */
function isRefused(before: string, length: number): boolean {
  const phrase = before.slice(before.length - length).split(' ')
  const rest = before.slice(0, before.length - length).split(' ')
  return rest.some((word) => NOT.has(word)) && !phrase.some((word) => NOT.has(word))
}

/** `mehr als 700.000 können wir nicht ausgeben`, `we will not go over 500k`. */
function isNegated({ tokens }: QueryReading, at: number): boolean {
  const words = tokens.filter(({ clause }) => clause === tokens[at]!.clause).map(({ word }) => word)
  return words.some((word) => NOT.has(word)) && words.some((word) => SPENDING.test(word))
}

/** `über 600k geht nichts`, `more than 700k is too much`: what a clause says of amounts above one makes it a ceiling. */
export function isCeilingAfterAll({ tokens }: QueryReading, at: number): boolean {
  const clause = tokens.filter((token) => token.clause === tokens[at]!.clause).map(({ word }) => word)
  return (
    TOO_MUCH.test(clause.join(' ')) ||
    (ABOVE.test(clause.join(' ')) && clause.some((word) => NOT.has(word) || NONE.has(word)))
  )
}

const TOO_MUCH = pattern(String.raw`
      \b(?:too (?:much|dear|expensive|steep|high)|zu (?:viel|teuer|hoch)|trop(?: cher\w*| eleve\w*)?|ze (?:vill|deier|heich)|demais|demasiado|schluss
      out of (?:reach|budget|range)|beyond us|unbezahlbar|onbezuelbar|impossible|impossivel|unmoglich|onmeiglech|hors de portee|hors budget|exclu)\b
    `)
const ABOVE =
  /\b(?:more|over|above|beyond|past|dearer|pricier|plus|dessus|dela|mehr|uber|teurer|hoher|daruber|mei|iwwer|deier|deirer|mais|acima|alem|superior|caro)\b/
const NONE: ReadonlySet<string> = new Set(
  'nothing nichts naischt nada rien no mustn shouldn wouldn couldn won isn doesn t aucun aucune kein keine nix nee'.split(
    ' ',
  ),
)

/** Positions of two numbers of a range such as `2-3`, `between 400 and 500k`, `de 800 à 1000`; null when there is none at `at`. */
export function rangeAt(reading: QueryReading, at: number): { low: number; high: number } | null {
  const { tokens, fields } = reading
  let joint = at + 1
  // A unit may stand after the first number too.
  const isJoint = (word: string): boolean => RANGE_JOINTS.has(word) || MAX_WORD.test(word)
  while (joint < at + 3 && tokens[joint]?.value === null && !isJoint(tokens[joint]!.word)) joint++
  const high = joint + 1
  const other = tokens[high]
  // `min. 3 max. 4 Zimmer`
  const isBoundedTwice =
    joint === at + 1 &&
    MAX_WORD.test(tokens[joint]?.word ?? '') &&
    /(?:^| )(?:min|mini|minimum|mindestens|au moins|at least|pelo menos|op d mannst)$/.test(wordsBefore(reading, at, 3))
  if (isBoundedTwice && other && other.value !== null && fields[high] === null && other.value > tokens[at]!.value!)
    return { low: at, high }
  if (!RANGE_JOINTS.has(tokens[joint]?.word ?? '') || !other || other.value === null || fields[high] !== null)
    return null
  if (other.clause !== tokens[at]!.clause) return null
  const isPlain = tokens[joint]!.word === '-'
  const isOpened = RANGE_WORDS.test(wordsBefore(reading, at, 4))
  const isShort =
    (joint === at + 1 && SHORT_JOINTS.has(tokens[joint]!.word)) ||
    // `4 Schlofkummeren oder 5`
    (joint === at + 2 &&
      ALTERNATIVES.has(tokens[joint]!.word) &&
      other.value === tokens[at]!.value! + 1 &&
      tokens[high + 1]?.clause !== other.clause)
  // `1.400 € a 1.650 €`
  const unit = tokens[at + 1]!.word
  const isTwice = joint === at + 2 && SHORT_JOINTS.has(tokens[joint]!.word) && unit === tokens[high + 1]?.word
  return isPlain || isOpened || isShort || isTwice ? { low: at, high } : null
}

/** Where the words end that bound a number from behind: `850k ceiling` speaks of no high ones. */
export function boundEnd(reading: QueryReading, end: number): number {
  const after = wordsFrom(reading, end, 6)
  const found = AROUND_AFTER.exec(after) ?? MAX_AFTER.exec(after)
  if (!found || found[0] === '' || isBeforeNumber(reading, end, found[0])) return end
  const next = end + found[0].split(' ').length
  const isFree = reading.fields.slice(end, next).every((field) => field === null)
  return isFree ? next : end
}

/** Where the opening word of a range or of a bound stands: it is read with its number. */
export function boundStart(reading: QueryReading, at: number): number {
  let start = at
  while (start > 0 && at - start < 5) {
    const token = reading.tokens[start - 1]!
    if (token.clause !== reading.tokens[at]!.clause || token.value !== null || reading.fields[start - 1] !== null) break
    start--
  }
  const before = reading.tokens.slice(start, at).map(({ word }) => word)
  const texts = before.map((_, index) => before.slice(index).join(' '))
  const index = texts.findIndex(
    (text) =>
      [MAX_BEFORE, MIN_BEFORE, AROUND_BEFORE].some((pattern) => matchLength(pattern, text) === text.length) ||
      RANGE_WORDS.exec(text)?.[0] === text,
  )
  return index < 0 ? at : start + index
}

function regex(alternatives: string): RegExp {
  return new RegExp(String.raw`(?:^|\s)((?:${alternatives})${FILLERS})$`)
}

function matchLength(pattern: RegExp, text: string): number {
  // The leftmost match is the longest, for the pattern is anchored at the end.
  return pattern.exec(text)?.[1]?.length ?? 0
}
