import { askingPattern } from '../asking.ts'
import { aroundNumbers as de } from '../de/queries/around-numbers.ts'
import { aroundNumbers as en } from '../en/queries/around-numbers.ts'
import { aroundNumbers as fr } from '../fr/queries/around-numbers.ts'
import { aroundNumbers as lb } from '../lb/queries/around-numbers.ts'
import { aroundNumbers as pt } from '../pt/queries/around-numbers.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const MONEY_BEFORE = new RegExp(String.raw`\b${of('money')}\b`)
export const YEAR_BEFORE = new RegExp(String.raw`\b${of('years')}(?: ${of('yearFillers')})*$`)
export const NOT_BEFORE = new RegExp(String.raw`\b${of('denials')} ${of('earlier')}\b`)
export const YEAR_MAX = new RegExp(String.raw`\b${of('before')}\b`)
export const AND = whole('and')
export const BETTER = whole('better')
/** Parts the words for a home from those for what comes with it. */
export const WITH_IT = new RegExp(`(?:^| )(?:${of('with')}|${of('withToo')})(?: |$)`)
export const WITH = whole('with')
/** `terrasse de minimum 30 m2`: a part of the home, not the whole. */
export const PART = new RegExp(String.raw`\b${of('parts')}(?: ${of('partFillers')})*$`)
export const OFFICE = whole('office')
export const OFFICE_OF = new RegExp(`^[a-z]+(?: ${of('officeFillers')})?$`)
export const LIVING = new RegExp(String.raw`^(?:${of('ofArea')} )?${of('living')}\b`)
export const LAND = new RegExp(String.raw`\b${of('land')}\b`)
export const OR = new RegExp(`^(?:${of('or')}|-)$`)
export const EXACTLY = new RegExp(`(?:^| )${askingPattern('exactly')}$`)
export const EXACTLY_AFTER = new RegExp(`^${askingPattern('exactlyAfter')}(?= |$)`)
/** `minimo um quarto`, `genee een Schlofzëmmer` */
export const LEAST_OR_EXACTLY = new RegExp(`(?:^| )(?:${of('leastOrExactly')}|${askingPattern('exactly')})$`)
export const BEDROOM_ONLY = whole('bedroomOnly')
export const DWELLING_BEFORE = new RegExp(String.raw`\b${of('dwellings')}\b`)
/** `budget for a 3bed` limits no bedrooms. */
export const FOR = new RegExp(`(?:^| )${of('for')}(?: ${of('articles')})?$`)
export const ARTICLE = new RegExp(`^(?:one|single|double|${of('articles')})$`)
export const BOUND_BEFORE = new RegExp(String.raw`\b${of('bound')}\b`)
export const MORE_THAN = new RegExp(`(?:^| )${of('moreThan')}$`)
export const RENTED_OUT = whole('rentedOut')
export const THOUSANDS = new RegExp(String.raw`\d ?${of('thousands')}$`, 'i')
/** `1.250 incl.`, `620 tudo` */
export const ALL_IN = new RegExp(String.raw`^(?:${of('allIn')}|${of('all')} ${of('inAll')})\b`)
/** `also 1500 am Ganzen`: what all of the people pay. */
export const TOTAL = new RegExp(
  `^(?:(?:${of('totalPrepositions')} )?${of('totals')}|${of('between')} ${of('us')})(?= |$)`,
)
export const TOTAL_BEFORE = new RegExp(`(?:^| )(?:${of('totalPrepositions')} )?${of('totals')}$`)
export const STORY_YEAR = new RegExp(`(?:^| )${of('storyYear')}$`)
export const IN_YEAR = new RegExp(`(?:^| )${of('inYear')}$`)
export const NEED = new RegExp(`(?:^| )${of('need')}(?= |$)`)
/** `wir können 1500 zahlen` */
export const SPENT = new RegExp(`^${of('spent')}(?= |$)`)
export const TYPOLOGY = whole('typology')
