/**
 * Generates lists of conditions, says each in five languages and counts those that the search reads back as another list.
 * Run: `node scripts/evaluation/search/round-trip.ts [count]`.
 */
import { join } from 'node:path'

import { tellConditions } from '../../../content/say/tell-conditions.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { SEARCH_ORDERS } from '../../../models/search/intent/conditions.ts'
import type { Condition } from '../../../models/search/intent/conditions.ts'
import { conditionsOfIntent } from '../../../models/search/intent/conditions-of-intent.ts'
import { intentOfConditions } from '../../../models/search/intent/intent-of-conditions.ts'
import { WISH_KEYS } from '../../../models/search/intent/wish-keys.ts'
import { placeKeys } from '../../../models/search/understand/places/place-keys.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { WISH_READER } from './wish-reader.ts'

const SEED = 73
const SHOWN = 30
const REFUSED: ReadonlySet<string> = new Set([
  'garden',
  'balcony',
  'lift',
  'parking',
  'ground_floor',
  'furnished',
  'agency',
  'carpet',
])
/** A kind of offer is stated plainly, not wished for, so that its sentence is another. */
const SAYABLE = WISH_KEYS.filter((key) => !['furnished', 'new_build', 'family', 'detached'].includes(key))
const count = Number(process.argv[2] ?? 2_000)
const reference = await loadReference(join(import.meta.dirname, '../../../data/reference'))
const gazetteer = buildGazetteer(reference)
const keys = placeKeys(gazetteer)
const next = seededRandom(SEED)
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
const often = (share: number): boolean => next() < share
const missed = new Map<string, number>()
let broken = 0
for (let made = 0; made < count; made++) {
  const wanted = draw()
  const sort = bareAll(wanted)
  for (const locale of LOCALES) {
    const text = tellConditions(wanted, locale)
    const read = bareAll(understandQuery(text, { gazetteer, today: '2026-11-25', wishReader: WISH_READER }).understood)
    const lost = sort.filter((one) => !read.includes(one))
    const more = read.filter((one) => !sort.includes(one))
    if (lost.length + more.length === 0) continue
    for (const one of [...lost.map((line) => `- ${line}`), ...more.map((line) => `+ ${line}`)])
      missed.set(`${locale} ${one}`, (missed.get(`${locale} ${one}`) ?? 0) + 1)
    if (broken++ < SHOWN) console.log(`${locale}: ${text}\n   lost ${lost.join(', ')}\n   more ${more.join(', ')}`)
  }
}
for (const [line, times] of [...missed].sort((a, b) => b[1] - a[1]).slice(0, SHOWN)) console.log(`${times} ${line}`)
console.log(`${broken} of ${count * LOCALES.length} sentences are read as other conditions`)
process.exitCode = broken > 0 ? 1 : 0

/** A list of conditions as an intent states them. */
function draw(): Condition[] {
  const isRent = often(0.5)
  const line = (field: Condition['field'], op: Condition['op'], value: string | number, more = {}): Condition => ({
    field,
    op,
    value,
    unit: null,
    strength: 'must',
    words: '',
    ...more,
  })
  const place = (op: 'is' | 'not'): Condition => {
    const { slug } = pick(reference.communes)
    return line('place', op, `commune:${slug}`, { name: keys.placeOf(`commune:${slug}`)?.name })
  }
  const [refused, ...places] = [place('not'), place('is'), place('is')]
  const kind = pick(['flat', 'any_house', 'studio', 'penthouse', 'villa'])
  const rooms = 1 + Math.floor(next() * 5)
  const lines: Condition[] = [
    line('listingType', 'is', isRent ? 'rent' : 'sale'),
    ...(often(0.8) ? [line('propertyType', 'is', kind)] : []),
    ...places.slice(0, Math.floor(next() * 3)),
    ...(often(0.2) ? [refused!] : []),
    ...(often(0.7)
      ? [
          line(
            'priceEur',
            'at_most',
            isRent ? 50 * (16 + Math.floor(next() * 60)) : 5000 * (40 + Math.floor(next() * 400)),
          ),
        ]
      : []),
    ...(often(0.2)
      ? [line('pricePerM2Eur', 'at_most', isRent ? 20 + Math.floor(next() * 20) : 100 * (50 + Math.floor(next() * 90)))]
      : []),
    ...(often(0.5) && kind !== 'studio' ? [line('bedrooms', 'at_least', rooms)] : []),
    ...(often(0.2) ? [line('bathrooms', 'at_least', 2)] : []),
    ...(often(0.4) ? [line('areaM2', 'at_least', 5 * (8 + Math.floor(next() * 40)))] : []),
    ...(often(0.15) ? [line('floor', 'at_least', 1 + Math.floor(next() * 4))] : []),
    ...(often(0.2) ? [line('constructionYear', 'at_least', 1950 + Math.floor(next() * 75))] : []),
    ...(often(0.2) ? [line('energyClass', 'at_least', pick(['A', 'B', 'C', 'D']))] : []),
    ...(often(0.2) && isRent ? [line('priceIncludes', 'is', 'charges')] : []),
    ...(often(0.2) ? [line('order', 'is', pick(SEARCH_ORDERS), { strength: 'wish' })] : []),
    ...wishes(),
    ...(often(0.15) && kind !== 'studio' ? [line('bedrooms', 'at_least', rooms + 1, { strength: 'wish' })] : []),
    ...(often(0.1) ? [line('areaM2', 'at_least', 5 * (9 + Math.floor(next() * 40)), { strength: 'wish' })] : []),
    ...(often(0.1) ? [line('floor', 'at_least', 6, { strength: 'wish' })] : []),
    ...(often(0.1) ? [line('priceEur', 'at_most', isRent ? 750 : 190_000, { strength: 'wish' })] : []),
  ]
  const unique = lines.filter(
    (one, at) => lines.findIndex(({ value, field }) => field === one.field && value === one.value) === at,
  )
  // Drops whatever an intent cannot hold.
  return conditionsOfIntent(intentOfConditions(unique, keys))
}

/** Wishes and refusals of features, each feature once. */
function wishes(): Condition[] {
  const chosen = new Set(Array.from({ length: Math.floor(next() * 4) }, () => pick(SAYABLE)))
  return [...chosen].map((value) => ({
    field: 'feature',
    op: REFUSED.has(value) && often(0.3) ? 'not' : 'has',
    value,
    unit: null,
    strength: often(0.4) ? 'must' : 'wish',
    words: '',
  }))
}

/** Lines without their words and names, sorted. */
function bareAll(conditions: readonly Condition[]): string[] {
  const lines = conditions.map(({ field, op, value, strength, to, by }) =>
    [field, op, value, field === 'feature' && op === 'not' ? '' : strength, to, by].join(' ').trim(),
  )
  return [...new Set(lines)].sort()
}
