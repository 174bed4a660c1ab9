import { demandPhrases as de, demandWords as deWords } from '../de/queries/demands.ts'
import { demandPhrases as en, demandWords as enWords } from '../en/queries/demands.ts'
import { demandPhrases as fr, demandWords as frWords } from '../fr/queries/demands.ts'
import { demandPhrases as lb, demandWords as lbWords } from '../lb/queries/demands.ts'
import { demandPhrases as pt, demandWords as ptWords } from '../pt/queries/demands.ts'
import { joinLanguages } from '../words/join-words.ts'
import type { DemandWords } from '../words/queries/demand-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const MUST_WORDS = words('musts')
export const SOFTENERS = words('softeners')
export const INDIFFERENCE = words('indifferent')
/** The shorter reach stands first: its match ends sooner. */
export const MUST_PHRASE = new RegExp(
  String.raw`\b(?:${of('mustPhrases')}|${of('must')} (?:\w+ ){0,3}(?:${of('be')}|${of('beSoon')})|${of('must')}\b.*\b${of('be')})\b`,
)
/** Says that a thing is not needed, which neither wants nor refuses it: `e Garage brauch ech net`, `pas besoin de jardin`. */
export const NOT_NEEDED = new RegExp(
  String.raw`\b(?:${of('denials')} (?:[a-z]+ ){0,3}${of('needs')}|${of('needless')}|${of('noDemand')}` +
    String.raw`|${of('needVerbs')} (?:${of('needers')} )*${of('denialsBehind')}` +
    String.raw`|${of('mustVerbs')} (?:[a-z]+ )?${of('mustDenials')})\b` +
    `|^(?:[a-z]+ ){1,3}${of('indifferentLast')}$`,
)
/** Ends a clause that sets nothing, however long: `qu'il y ait une piscine ou non lui est égal`. */
export const ALL_THE_SAME = new RegExp(`(?:^| )${of('indifferentLast')}$`)

function words(concept: keyof DemandWords): ReadonlySet<string> {
  return new Set([enWords, frWords, deWords, lbWords, ptWords].flatMap((language) => language[concept]))
}
