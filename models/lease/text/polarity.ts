import { negationWords } from '../../language/negation.ts'
import { lines, pattern } from '../../language/words/lines.ts'

const SEGMENT_END = new RegExp(
  String.raw`[;,()!?•\n]|\.\s|\b(?:${lines(`
    mais
    tandis que
    sondern
    jedoch
    aber
    wahrend
    but
    however
    whereas
    mee
    awer
  `).join('|')})\b`,
  'g',
)
const RESTRICTIONS = lines(String.raw`
  # fr
  non seulement
  pas seulement
  pas plus tard
  non sans
  sans delai
  sans autre formalite
  # de
  nicht nur
  nicht spater als
  ohne weiteres
  # en
  not only
  no later than
  not later than
  without further
  # lb
  net nemmen?
  no (?:engem|enger|dem|der|den|zwee|drai|veier|sechs|\d+|enn|oflaf|remise|auszuch)
  # with an exception
  (?:sans|without|ohne|ouni) (?:\w+ )?(?:exception|ausnahmen?|ausnam|reserve)
`)
const RESTRICTION = new RegExp(String.raw`\b(?:${RESTRICTIONS.join('|')})\b`, 'g')
/** Words that the languages of leases share with others: French `née`, and a negator before a noun only. */
const NO_DENIAL: ReadonlySet<string> = new Set(['nee', 'lacks'])
const NEGATORS = negationWords('negators', 'near', 'own', 'never', 'nothing').filter(
  (word) => !word.includes(' ') && !NO_DENIAL.has(word),
)
/** Inflected negators, and words of contracts that free of a duty. */
const DENIALS_BEFORE = lines(String.raw`
  # fr
  ne
  n'
  aucun\w*
  nul(?:le)?(?= )
  dispense\w* d[e']
  # de
  kein\w*
  noch
  befreit von
  # en
  none
  nobody
  cannot
  exempt\w* from
  excused from
  relieved of
  # lb
  keng\w*
  keen\w*
  nischt
`)
const NEGATION_BEFORE = new RegExp(String.raw`\b(?:${[...NEGATORS, ...DENIALS_BEFORE].join('|')})\b|\bn'`)
const DENIALS_AFTER = lines(String.raw`
  # fr
  n'
  ne (?:sera|seront|peu\w+|doi\w+|sont|fait|font|donne\w*|rest\w*|s'app\w+|pourr\w+|figure|s')
  pas (?:ete )?\w+
  jamais
  (?:est|sont|sera|etant|reste(?:nt)?) (?:\w+ )?(?:interdit|prohib|exclu(?!si|di)|nul|inapplic|sans effet|reput)\w*
  interdite?s?
  prohibe\w*
  exclue?s?
  neant
  en aucun cas
  # de
  nicht
  kein\w*
  ausgeschlossen
  unzulassig
  untersagt
  verboten
  unwirksam
  nichtig
  entfall\w*
  nihil
  in keinem fall
  auf keinen fall
  # en
  not
  never
  no
  excluded
  prohibited
  forbidden
  void
  waived
  unenforceable
  under no circumstances
  # lb
  net
  keng\w*
  ausgeschloss
  verbueden
  op kee fall
`)
const NEGATION_AFTER = new RegExp(String.raw`\b(?:${DENIALS_AFTER.join('|')})\b|\bn'`)

/** The no of a form: `Indexation : aucune`. */
const LABEL_DENIED =
  /^[^:]{0,30}:\s*(?:neant|none|nil|aucune?s?|non|nein|nee|keine?r?s?|keng|no|not applicable|n\/a|-|\/)(?:\W|$)/

/**
 * Whether what stands between two places of a folded statement is denied there: `keine Indexierung`, `n'est pas indexé`, `indexation is excluded`.
 * Looks at the part of the sentence around it only; `nicht nur`, `not later than` and their like deny nothing.
 */
export function isDenied(folded: string, start: number, end: number): boolean {
  if (isDeniedInList(folded.slice(0, start))) return true
  const segment = segmentAround(folded, start, end)
  const before = segment.before.replace(RESTRICTION, ' ').slice(-90)
  const after = segment.after.replace(RESTRICTION, ' ').slice(0, 110)
  if (LABEL_DENIED.test(after)) return true
  return (NEGATION_BEFORE.test(before) && !isRestrictive(before, after)) || NEGATION_AFTER.test(after)
}

const DENIED_LIST = pattern(
  String.raw`
      \b(?:no|neither|kein\w*|weder|aucune?|without|ohne|keng|ouni) (?:[\p{L}-]+ ){0,2}[\p{L}-]+, (?:[\p{L}-]+, )*(?:[\p{L}-]+ ){0,2}(?:or|nor|oder
      noch|ou|ni) (?:[\p{L}-]+ )?$
    `,
  'u',
)

/** `no booking, file or cleaning fee`: the no of a list holds for all of it. */
function isDeniedInList(ahead: string): boolean {
  return DENIED_LIST.test(ahead.slice(-90))
}

/** The part of a sentence that a place stands in, parted at the place. */
export function segmentAround(folded: string, start: number, end: number): { before: string; after: string } {
  let from = 0
  let to = folded.length
  for (const match of folded.matchAll(SEGMENT_END)) {
    // A comma or point within a number parts nothing.
    if (/^[,.]/.test(match[0]) && /\d/.test(folded[match.index - 1] ?? '') && /\d/.test(folded[match.index + 1] ?? ''))
      continue
    if (match.index + match[0].length <= start) from = match.index + match[0].length
    else if (match.index >= end) {
      to = match.index
      break
    }
  }
  return { before: folded.slice(from, start), after: folded.slice(end, to) }
}

/** Parts of a statement between commas, semicolons and conjunctions of contrast. */
export function segmentsOf(folded: string): string[] {
  const segments: string[] = []
  let from = 0
  for (const match of folded.matchAll(SEGMENT_END)) {
    if (/^[,.]/.test(match[0]) && /\d/.test(folded[match.index - 1] ?? '') && /\d/.test(folded[match.index + 1] ?? ''))
      continue
    segments.push(folded.slice(from, match.index))
    from = match.index + match[0].length
  }
  segments.push(folded.slice(from))
  return segments.map((segment) => segment.trim()).filter((segment) => segment !== '')
}

/** French `ne … que` limits and does not deny. */
function isRestrictive(before: string, after: string): boolean {
  if (!/\b(?:ne|n')/.test(before) || /\b(?:pas|aucun|jamais|ni|kein|nicht|not|no)\b/.test(before)) return false
  return /\bqu(?:e\b|')/.test(before.slice(before.search(/\b(?:ne|n')/))) || /^\s*\w* ?qu(?:e\b|')/.test(after)
}
