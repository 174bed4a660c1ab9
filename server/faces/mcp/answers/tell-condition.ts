import { energyClassOf } from '../../../../models/search/index/search-index.ts'
import type { ConstraintEffect } from '../../../../models/search/explain/explain-empty.ts'
import { wishLabel } from '../../../../content/say/match-reasons.ts'
import { WISH_BIT, type WishKey } from '../../../../models/search/intent/wish-keys.ts'
import { REGIONS, type Region } from '../../../../models/search/understand/places/regions.ts'
import { rounded } from './empty-search.ts'
import type { ToldFilter } from './empty-search.ts'
import type { WordKey } from '../../../../content/say/words.ts'
import { typeText } from './code-words.ts'
import type { Tongue } from './text.ts'
import { formatDay } from '../../../../models/kernel/day.ts'

/** Puts a condition read from a description into words; the caller does not know argument names. */
export function tellCondition(effect: ConstraintEffect, tongue: Tongue): ToldFilter {
  const { name, nearest } = effect
  const value = readable(name, effect.value)
  const near = nearest === null ? null : readable(name, nearest)
  const words = said(effect, typeof value === 'number' ? sayNumber(name, value, tongue) : value, tongue)
  const nearestWords = near === null ? null : typeof near === 'number' ? sayNumber(name, near, tongue) : near
  return { value, nearest: near, words: `“${words}”`, nearestWords }
}

const KEYS: Readonly<Record<string, WordKey>> = {
  'priceEur.min': 'reply.ask.min',
  'priceEur.max': 'reply.ask.max',
  'bedrooms.min': 'reply.ask.bedrooms.min',
  'bedrooms.max': 'reply.ask.bedrooms.max',
  'rooms.min': 'reply.ask.rooms.min',
  'rooms.max': 'reply.ask.rooms.max',
  'bathrooms.min': 'reply.ask.bathrooms.min',
  'bathrooms.max': 'reply.ask.bathrooms.max',
  'areaM2.min': 'reply.ask.min',
  'areaM2.max': 'reply.ask.max',
  'landAreaM2.min': 'reply.ask.land',
  'floor.min': 'reply.ask.floor.min',
  'floor.max': 'reply.ask.floor.max',
  'constructionYear.min': 'reply.ask.year.min',
  'constructionYear.max': 'reply.ask.year.max',
  energyClass: 'reply.ask.energy',
  availableBy: 'reply.ask.available',
  commute: 'reply.ask.commute',
}

function said({ name, kind }: ConstraintEffect, value: string, tongue: Tongue): string {
  const { say, locale } = tongue
  if (name === 'place' || name === 'notIn') return placesText(name, value, tongue)
  const key = KEYS[name]
  if (name === 'unwantedPropertyType') return say('reply.ask.no', { value: typesText(value, tongue) })
  if (key) return say(key, { value })
  if (name === 'listingType') return say(value === 'rent' ? 'reply.ask.listingType.rent' : 'reply.ask.listingType.sale')
  if (name === 'propertyType') return value === 'dwelling' ? say('reply.ask.home') : typesText(value, tongue)
  const label = WISH_BIT.has(value as WishKey) ? wishLabel(value as WishKey, locale) : value
  return kind === 'has_not' && value === 'furnished'
    ? say('ask.unfurnished')
    : kind === 'has_not'
      ? say('reply.ask.without', { value: label })
      : kind === 'has'
        ? label
        : `${name} ${label}`
}

/** Types or places side by side, as constraints join them. */
const JOINT = ' / '

function typesText(value: string, tongue: Tongue): string {
  return value
    .split(JOINT)
    .map((type) => typeText(type, tongue))
    .join(JOINT)
}

/** Regions of the country by their names. */
const REGION_SLUGS: ReadonlyMap<string, Region['slug']> = new Map(REGIONS.map(({ name, slug }) => [name, slug]))

function placesText(name: 'place' | 'notIn', value: string, { say }: Tongue): string {
  // Belval is two places of one name, on both sides of a border.
  const names = [...new Set(value.split(JOINT))]
  const regions = names.flatMap((each) => {
    const slug = REGION_SLUGS.get(each)
    if (slug === undefined) return []
    const region = say(`ask.region.${slug}`)
    return [name === 'notIn' ? say('ask.region.not', { region }) : region]
  })
  const others = names.filter((each) => !REGION_SLUGS.has(each)).join(JOINT)
  const told = others === '' ? [] : [say(name === 'notIn' ? 'reply.ask.notIn' : 'reply.ask.place', { value: others })]
  return [...told, ...regions].join(say('ask.or'))
}

/** Restores classes and days, which the index stores as numbers. */
function readable(name: string, value: string | number): string | number {
  if (typeof value === 'string') return value
  if (name === 'energyClass') return energyClassOf(value)
  if (name === 'availableBy') return formatDay(value)
  return rounded(value)
}

function sayNumber(name: string, value: number, { say, euros, count }: Tongue): string {
  if (name.startsWith('priceEur')) return euros(value)
  if (name.startsWith('areaM2') || name.startsWith('landAreaM2')) return `${count(value)} m²`
  return name === 'commute' ? say('reply.minutes', { n: Math.round(value) }) : String(value)
}
