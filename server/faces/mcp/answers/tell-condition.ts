import type { ConstraintEffect } from '../../../../models/search/explain/explain-empty.ts'
import { wishLabel } from '../../../../content/say/match-reasons.ts'
import { WISH_BIT, type WishKey } from '../../../../models/search/intent/wish-keys.ts'
import { rounded } from './empty-search.ts'
import type { ToldFilter } from './empty-search.ts'
import { count, euros } from './text.ts'
import { formatDay } from '../../../../models/kernel/day.ts'

/** A condition that was read from a description, in words: the caller knows no argument by its name. */
export function tellCondition(effect: ConstraintEffect): ToldFilter {
  const { name, nearest } = effect
  const said = sayerOf(name)
  const value = readable(name, effect.value)
  const near = nearest === null ? null : readable(name, nearest)
  const words = said(typeof value === 'number' ? say(name, value) : value, effect)
  const nearestWords = near === null ? null : typeof near === 'number' ? say(name, near) : near
  return { value, nearest: near, words: `“${words}”`, nearestWords }
}

type Sayer = (value: string, effect: ConstraintEffect) => string

const SAYERS: Readonly<Record<string, Sayer>> = {
  place: (value) => `in or near ${value}`,
  notIn: (value) => `not in ${value}`,
  listingType: (value) => `for ${value}`,
  propertyType: (value) => (value === 'dwelling' ? 'a dwelling, as no kind is named' : value),
  unwantedPropertyType: (value) => `no ${value}`,
  'priceEur.min': (value) => `at least ${value}`,
  'priceEur.max': (value) => `at most ${value}`,
  'bedrooms.min': (value) => `at least ${value} bedrooms`,
  'bedrooms.max': (value) => `at most ${value} bedrooms`,
  'rooms.min': (value) => `at least ${value} rooms`,
  'rooms.max': (value) => `at most ${value} rooms`,
  'bathrooms.min': (value) => `at least ${value} bathrooms`,
  'areaM2.min': (value) => `at least ${value}`,
  'areaM2.max': (value) => `at most ${value}`,
  'landAreaM2.min': (value) => `at least ${value} of land`,
  'floor.min': (value) => `floor ${value} or higher`,
  'floor.max': (value) => `floor ${value} or lower`,
  'constructionYear.min': (value) => `built in ${value} or later`,
  'constructionYear.max': (value) => `built in ${value} or earlier`,
  energyClass: (value) => `energy class ${value} or better`,
  availableBy: (value) => `available by ${value}`,
  commute: (value) => `at most ${value} to work`,
}

function sayerOf(name: string): Sayer {
  const known = SAYERS[name]
  if (known) return known
  return (value, { kind }) => {
    const label = WISH_BIT.has(value as WishKey) ? wishLabel(value as WishKey, 'en') : value
    return kind === 'has_not' ? `without: ${label}` : kind === 'has' ? label : `${name} ${label}`
  }
}

const LETTER_BEFORE_A = 64

/** The index keeps letters and days as numbers. */
function readable(name: string, value: string | number): string | number {
  if (typeof value === 'string') return value
  if (name === 'energyClass') return String.fromCharCode(LETTER_BEFORE_A + value)
  if (name === 'availableBy') return formatDay(value)
  return rounded(value)
}

function say(name: string, value: number): string {
  if (name.startsWith('priceEur')) return euros(value)
  if (name.startsWith('areaM2') || name.startsWith('landAreaM2')) return `${count(value)} m²`
  return name === 'commute' ? `${Math.round(value)} minutes` : String(value)
}
