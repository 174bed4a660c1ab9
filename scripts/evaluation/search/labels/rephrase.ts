import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

import type { Commune } from '../../../../models/kernel/commune.ts'
import { foldName } from '../../../../models/language/fold.ts'
import { createRandom, type Random } from '../../../sample-market/parameters/random.ts'
import type { QueryLanguage } from './labelled-query.ts'

const WISHES = [
  'parking',
  'terrace',
  'garden',
  'quiet',
  'schools',
  'lift',
  'transit',
  'bright',
  'nature',
  'energy',
  'character',
  'new',
] as const
const phrases = z.array(z.string()).min(3)
const phrasingSchema = z.strictObject({
  numbers: z.array(z.string()).length(6),
  openers: phrases,
  home: z.strictObject({ apartment: phrases, house: phrases, any: phrases }),
  bedrooms: phrases,
  oneBedroom: phrases,
  ceiling: phrases,
  millionCeiling: phrases,
  commune: phrases,
  regions: z.record(z.enum(['centre', 'north', 'south', 'east']), phrases),
  wishes: z.record(z.enum(WISHES), phrases),
  joiners: phrases,
})
export type Phrasing = z.infer<typeof phrasingSchema>

/** Hidden intent of a question of the public benchmark. */
export const publicIntentSchema = z.object({
  type: z.enum(['apartment', 'house']).optional(),
  beds: z.int().min(1).max(6).optional(),
  max: z.number().positive().optional(),
  commune: z.string().optional(),
  region: z.enum(['centre', 'north', 'south', 'east']).optional(),
  soft: z.array(z.enum(WISHES)),
})
export type PublicIntent = z.infer<typeof publicIntentSchema>

export async function loadPhrasing(lang: QueryLanguage): Promise<Phrasing> {
  const file = join(import.meta.dirname, '..', 'phrasings', `${lang}.yaml`)
  return phrasingSchema.parse(parse(await readFile(file, 'utf8')))
}

/** Rewords an intent: every part once, with order and phrases drawn from the seed; the same arguments give the same text. */
export function rephrase(
  { type, beds, max, commune, region, soft }: PublicIntent,
  lang: QueryLanguage,
  phrasing: Phrasing,
  communes: readonly Commune[],
  seed: number,
  id: string,
): string {
  const random = createRandom(seed, id)
  const home = random.pick(phrasing.home[type ?? 'any'])
  const parts = [
    beds === undefined ? null : bedroomsText(beds, phrasing, random),
    max === undefined ? null : ceilingText(max, lang, phrasing, random),
    commune === undefined ? null : random.pick(phrasing.commune).replaceAll('{place}', nameOf(commune, lang, communes)),
    region === undefined ? null : random.pick(phrasing.regions[region]!),
    ...soft.map((wish) => random.pick(phrasing.wishes[wish]!)),
  ].filter((part) => part !== null)
  const joiner = random.pick(phrasing.joiners)
  return `${random.pick(phrasing.openers)} ${[home, ...shuffled(parts, random)].join(joiner)}`.trim()
}

function bedroomsText(beds: number, { bedrooms, oneBedroom, numbers }: Phrasing, random: Random): string {
  if (beds === 1) return random.pick(oneBedroom)
  return random
    .pick(bedrooms)
    .replaceAll('{n}', String(beds))
    .replaceAll('{word}', numbers[beds - 1]!)
}

function ceilingText(max: number, lang: QueryLanguage, { ceiling, millionCeiling }: Phrasing, random: Random): string {
  const mark = { en: ',', fr: ' ', de: '.', lb: '.', pt: ' ' }[lang]
  const decimal = lang === 'en' ? '.' : ','
  return random
    .pick(max < 1_000_000 ? ceiling : millionCeiling)
    .replaceAll('{eur}', String(max).replaceAll(/\B(?=(?:\d{3})+$)/g, mark))
    .replaceAll('{k}', String(max / 1000))
    .replaceAll('{mio}', String(max / 1_000_000).replace('.', decimal))
}

/** The commune's name in the language of the question; Portuguese speakers use the French one. */
function nameOf(commune: string, lang: QueryLanguage, communes: readonly Commune[]): string {
  const found = communes.find(({ name }) => foldName(name.fr) === foldName(commune))
  return found ? found.name[lang === 'pt' ? 'fr' : lang] : commune
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items]
  for (let at = rest.length - 1; at > 0; at--) {
    const other = random.integer(0, at)
    const item = rest[at]!
    rest[at] = rest[other]!
    rest[other] = item
  }
  return rest
}
