import { polarity as de } from '../de/lease/polarity.ts'
import { polarity as en } from '../en/lease/polarity.ts'
import { polarity as fr } from '../fr/lease/polarity.ts'
import { polarity as lb } from '../lb/lease/polarity.ts'
import { negationWords } from '../negation.ts'
import { joinWords } from '../words/join-words.ts'
import type { PolarityWords } from '../words/lease/polarity-words.ts'
import { lines } from '../words/lines.ts'

// Words that deny, and those that only look like it.

const LANGUAGES: readonly PolarityWords[] = [fr, de, en, lb]
const words = (key: keyof PolarityWords): string => joinWords(LANGUAGES, key)

export const SEGMENT_END: RegExp = new RegExp(String.raw`[;,()!?•\n]|\.\s|\b${words('contrasts')}\b`, 'g')
export const RESTRICTION: RegExp = new RegExp(String.raw`\b${words('restrictions')}\b`, 'g')
const NO_DENIAL: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ noDenial }) => lines(noDenial)))
const NEGATORS = negationWords('negators', 'near', 'own', 'never', 'nothing').filter(
  (word) => !word.includes(' ') && !NO_DENIAL.has(word),
)
export const NEGATION_BEFORE: RegExp = new RegExp(
  String.raw`\b(?:${NEGATORS.join('|')}|${words('denialsBefore')})\b|\b${words('elidedNegator')}`,
)
export const NEGATION_AFTER: RegExp = new RegExp(String.raw`\b${words('denialsAfter')}\b|\b${words('elidedNegator')}`)
/** The no of a form: `Indexation : aucune`. */
export const LABEL_DENIED: RegExp = new RegExp(
  String.raw`^[^:;]{0,80}:[\s.…]*(?:\[x\]\s*|☒\s*|☑\s*)?(?:${words('labelDenied')}|-|/)(?:\W|$)`,
)
const LISTED = String.raw`(?:[\p{L}-]+ ){0,2}`
export const DENIED_LIST: RegExp = new RegExp(
  String.raw`\b${words('beforeLists')} ${LISTED}[\p{L}-]+, (?:[\p{L}-]+, )*${LISTED}${words('beforeLast')} (?:[\p{L}-]+ )?$`,
  'u',
)
/** Words told with their denial between them. */
export const NOT_DONE: RegExp = new RegExp(words('notDone'))
export const BEFORE_RESTRICTION: RegExp = new RegExp(String.raw`\b${words('beforeRestriction')}\b`)
