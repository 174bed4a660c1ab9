import { lines, pattern } from '../words/lines.ts'
import { negationWords } from '../negation.ts'

// Words that deny, and those that only look like it.

export const SEGMENT_END: RegExp = new RegExp(
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
export const RESTRICTIONS: readonly string[] = lines(String.raw`
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
  no (?:engem|enger|dem|der|den|de|d'|leschten?|zwee|drai|veier|sechs|\d+|enn|oflaf|remise|auszuch)
  # with an exception
  (?:sans|without|ohne|ouni) (?:\w+ )?(?:exception|ausnahmen?|ausnam|reserve)
`)
export const RESTRICTION: RegExp = new RegExp(String.raw`\b(?:${RESTRICTIONS.join('|')})\b`, 'g')
/** Words that the languages of leases share with others: French `née`, and a negator before a noun only. */
const NO_DENIAL: ReadonlySet<string> = new Set(['nee', 'lacks'])
const NEGATORS = negationWords('negators', 'near', 'own', 'never', 'nothing').filter(
  (word) => !word.includes(' ') && !NO_DENIAL.has(word),
)
/** Inflected negators, and words of contracts that free of a duty. */
export const DENIALS_BEFORE: readonly string[] = lines(String.raw`
  # fr
  ne
  n'
  aucun\w*
  nul(?:le)?(?= )
  dispense\w* d[e']
  ecart\w*
  (?:ray|biff|supprim)\w*
  # de
  kein\w*
  noch
  niemand
  befreit von
  # en
  none
  nobody
  cannot
  exempt\w* from
  excused from
  (?:crossed|struck) out
  deleted
  relieved of
  # lb
  keng\w*
  keen\w*
  nischt
`)
export const NEGATION_BEFORE: RegExp = new RegExp(
  String.raw`\b(?:${[...NEGATORS, ...DENIALS_BEFORE].join('|')})\b|\bn'`,
)
export const DENIALS_AFTER: readonly string[] = lines(String.raw`
  # fr
  n'
  ne (?:sera|seront|peu\w+|doi\w+|sont|fait|font|donne\w*|rest\w*|s'app\w+|pourr\w+|figure|joue\w*|s')
  pas (?:ete )?\w+
  jamais
  aucun\w*
  (?:est|sont|sera|etant|reste(?:nt)?) (?:\w+ )?(?:interdit|prohib|exclu(?!si|di)|nul|inapplic|sans effet|reput)\w*
  interdite?s?
  prohibe\w*
  exclue?s?
  (?:defendu|banni|proscri|illicite|illegal)\w*
  neant
  en aucun cas
  # de
  nicht
  kein\w*
  ausgeschlossen
  unzulassig
  untersagt
  verboten
  unerlaubt
  unstatthaft
  unwirksam
  nichtig
  entfall\w*
  nihil
  gestrichen
  nichts
  in keinem fall
  auf keinen fall
  # en
  not
  never
  no
  excluded
  prohibited
  banned
  unlawful
  forbidden
  void
  (?:crossed|struck) (?:\w+ )?out
  nothing
  waived
  unenforceable
  under no circumstances
  # lb
  net
  keng\w*
  ausgeschloss
  verbueden
  keen
  op kee fall
`)
export const NEGATION_AFTER: RegExp = new RegExp(String.raw`\b(?:${DENIALS_AFTER.join('|')})\b|\bn'`)
/** The no of a form: `Indexation : aucune`. */
export const LABEL_DENIED: RegExp = pattern(String.raw`
    ^[^:;]{0,80}:[\s.…]*(?:neant|none|nil|aucune?s?|non|nein|nee|keine?r?s?|keng|kee[nt]?|no|unzulassig|verboten|interdite?s?|prohibee?s?|prohibited
    verbueden|not applicable|n/a|-|/)(?:\W|$)
  `)
export const DENIED_LIST: RegExp = pattern(
  String.raw`
      \b(?:no|neither|kein\w*|weder|aucune?|without|ohne|keng|ouni) (?:[\p{L}-]+ ){0,2}[\p{L}-]+, (?:[\p{L}-]+, )*(?:[\p{L}-]+ ){0,2}(?:or|nor|oder
      noch|ou|ni) (?:[\p{L}-]+ )?$
    `,
  'u',
)
/** Words told with their denial between them. */
export const NOT_DONE: RegExp = /\b(?:pas|ne|nicht|not|never|net(?! mei op)|jamais|nie)\b|n'(?!ouvr)/
