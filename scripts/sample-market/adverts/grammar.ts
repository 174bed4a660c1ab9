import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { SAMPLE_PARAMETERS_DIR } from '../parameters/parameters.ts'
import type { Random } from '../parameters/random.ts'
import { FLAWS } from './advert.ts'

export const LANGUAGES = ['fr', 'de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const phrases = z.array(z.string().min(1)).min(1)
const grammarSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  types: z.record(z.string(), phrases),
  offer: z.strictObject({ sale: phrases, rent: phrases }),
  titles: phrases,
  plainTitles: phrases,
  openings: phrases,
  layout: phrases,
  studioLayout: phrases,
  roomLayout: phrases,
  projectLayout: phrases,
  lot: phrases,
  floor: phrases,
  groundFloor: phrases,
  landText: phrases,
  houseLand: phrases,
  businessText: phrases,
  parkingText: phrases,
  conditions: z.record(z.string(), phrases),
  features: z.record(z.string(), phrases),
  featureLists: phrases,
  noElevator: phrases,
  energy: phrases,
  place: phrases,
  cityPlace: phrases,
  available: phrases,
  availableNow: phrases,
  charges: phrases,
  furnished: phrases,
  contact: phrases,
  privateContact: phrases,
  owner: phrases,
  discriminatory: phrases,
  injection: phrases,
  oddOffers: z.partialRecord(z.enum(FLAWS), phrases),
})

/** Phrases of one language, from `data/sample/phrases`. */
export type Grammar = z.infer<typeof grammarSchema>

export async function readGrammars(): Promise<Record<Language, Grammar>> {
  const read = async (language: Language) => {
    const path = join(SAMPLE_PARAMETERS_DIR, 'phrases', `${language}.yaml`)
    return grammarSchema.parse(parse(await readFile(path, 'utf8')))
  }
  const [fr, de, en] = await Promise.all([read('fr'), read('de'), read('en')])
  return { fr, de, en }
}

export type Slots = Readonly<Record<string, string>>

const compiled = new Map<string, readonly string[]>()

/** Picks one of the phrases and fills its {slots}. */
export function say(random: Random, alternatives: readonly string[], slots: Slots): string {
  return fill(random.pick(alternatives), slots)
}

/** Replaces `{name}` by the slot of that name. @throws RangeError for a slot without a value */
export function fill(phrase: string, slots: Slots): string {
  let parts = compiled.get(phrase)
  // Even positions contain text, odd ones the names of slots.
  if (parts === undefined) compiled.set(phrase, (parts = phrase.split(/\{(\w+)\}/)))
  let text = parts[0]!
  for (let at = 1; at < parts.length; at += 2) {
    const value = slots[parts[at]!]
    if (value === undefined) throw new RangeError(`No slot {${parts[at]}} for the phrase ${JSON.stringify(phrase)}`)
    text += value + parts[at + 1]!
  }
  return text
}
