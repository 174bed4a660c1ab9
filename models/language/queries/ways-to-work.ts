import { waysToWork as de } from '../de/queries/ways-to-work.ts'
import { waysToWork as en } from '../en/queries/ways-to-work.ts'
import { waysToWork as fr } from '../fr/queries/ways-to-work.ts'
import { waysToWork as lb } from '../lb/queries/ways-to-work.ts'
import { waysToWork as pt } from '../pt/queries/ways-to-work.ts'
import { joinLanguages } from '../words/join-words.ts'
import type { WayToWorkWords } from '../words/queries/way-to-work-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const MINUTES = new RegExp(`^${of('minutes')}$`)
export const HOURS = new RegExp(`^${of('hours')}$`)
export const MODES = (['transit', 'bike', 'walk', 'car'] as const).map((mode) => ({
  mode,
  pattern: new RegExp(String.raw`\b${of(mode)}\b`),
}))
/** Words, beside those that say nothing, that may stand between the minutes and the place. */
export const BETWEEN = new RegExp(`^${of('between')}$`)
export const AT_WORK = new RegExp(
  `(?:^| )${of('atWork')}(?: ${of('atWorkFillers')})*(?: [a-z]{3,} ${of('prepositions')}(?: ${of('articles')})?)?$`,
)
/** `bus direct pour`, `a tram to the`: what follows is where it goes, not where one wants to live. */
export const RIDE_TO = new RegExp(
  String.raw`(?:^| )(?:${of('transit')})(?: [a-z]+)? (?:${of('ridesTo')})(?: (?:${of('articles')}))?$`,
)
export const COMMUTING = new RegExp(`^${of('commuting')}$`)
export const WAYS = new RegExp(String.raw`\b${of('ways')}\b`)
export const WAY_HEADING = new RegExp(`^${of('headings')}(?= |$)`)
export const BY = new RegExp(`^${of('by')}$`)
export const WAY_JOINT = new RegExp(`^${of('joints')}$`)
/** Spans without a number of minutes. */
export const PART_HOURS: readonly { pattern: RegExp; minutes: number }[] = [
  { pattern: span('quarterHour'), minutes: 15 },
  { pattern: span('halfHour'), minutes: 30 },
  { pattern: span('threeQuarters'), minutes: 45 },
  { pattern: span('oneHour'), minutes: 60 },
]

function span(concept: keyof WayToWorkWords): RegExp {
  return new RegExp(String.raw`^${of(concept)}\b`)
}
