import type { Agency } from './agencies.ts'
import { dayFirst } from './day-first.ts'
import type { Day } from '../../../models/kernel/day.ts'
import { type Grammar, say, type Slots } from './grammar.ts'
import { ENERGY_CLASSES, hasRooms, type Home, isHouse } from '../homes/home.ts'
import type { MarketParameters } from '../parameters/parameters.ts'
import type { Random } from '../parameters/random.ts'

/** Facts that an advert text may mention. */
export interface TextFacts {
  readonly home: Home
  readonly placeName: string
  readonly agency: Agency | null
  readonly priceEur: number
  readonly priceToEur: number | null
  readonly chargesEur: number | null
  readonly areaToM2: number | null
  readonly availableFrom: Day | null
  readonly lot: number
}

export interface AdvertText {
  readonly title: string
  description: string
}

/** Writes an agency's or owner's text about a home from the grammar. */
export function writeAdvertText(
  random: Random,
  grammar: Grammar,
  facts: TextFacts,
  { noise }: MarketParameters,
  length: 'short' | 'full',
): AdvertText {
  const { home } = facts
  const slots = slotsOf(random, grammar, facts)
  const sentences: string[] = []
  const add = (alternatives: readonly string[], probability = 1) => {
    if (random.chance(probability)) sentences.push(say(random, alternatives, slots))
  }
  const often = length === 'full' ? 0.85 : 0.3
  add(facts.agency === null ? grammar.openings.filter((text) => !text.includes('{agency}')) : grammar.openings)
  if (home.project !== null) add(grammar.lot)
  addLayout(home, grammar, add, often)
  if (hasRooms(home.kind)) {
    addFeatures(random, home, grammar, slots, sentences)
    add(grammar.conditions[home.condition]!, often)
    if (length === 'full') add(home.commune?.slug === 'luxembourg' ? grammar.cityPlace : grammar.place, 0.6)
    add(grammar.energy, often * 0.7)
    if (home.furnished) add(grammar.furnished, 0.8)
  }
  if (home.listingType === 'rent') {
    if (facts.chargesEur !== null) add(grammar.charges, often)
    add(facts.availableFrom === null ? grammar.availableNow : grammar.available, often)
  }
  if (facts.agency === null) add(grammar.owner)
  else add(grammar.contact, often)
  add(grammar.privateContact, facts.agency === null ? 0.7 : noise.privatePhone * 0.3)
  add(grammar.discriminatory, noise.discriminatory)
  add(grammar.injection, noise.injection)
  return { title: titleOf(random, grammar, home, slots), description: sentences.join(' ') }
}

function titleOf(random: Random, grammar: Grammar, home: Home, slots: Slots): string {
  const hasBedrooms = hasRooms(home.kind) && home.bedrooms > 0 && home.kind !== 'room' && home.kind !== 'project'
  return say(random, hasBedrooms ? grammar.titles : grammar.plainTitles, slots)
}

type Add = (alternatives: readonly string[], probability?: number) => void

function addLayout(home: Home, grammar: Grammar, add: Add, often: number): void {
  if (home.kind === 'land') add(grammar.landText)
  else if (home.kind === 'parking') add(grammar.parkingText)
  else if (home.kind === 'office' || home.kind === 'retail') add(grammar.businessText)
  else if (home.kind === 'studio') add(grammar.studioLayout)
  else if (home.kind === 'room') add(grammar.roomLayout)
  else if (home.kind === 'project') add(grammar.projectLayout)
  else add(grammar.layout)
  if (isHouse(home.kind)) add(grammar.houseLand, often)
  else if (hasRooms(home.kind) && home.kind !== 'project')
    add(home.floor === 0 ? grammar.groundFloor : grammar.floor, often)
}

function addFeatures(random: Random, home: Home, grammar: Grammar, slots: Slots, sentences: string[]): void {
  const named = home.features.filter(() => random.chance(0.8)).map((name) => random.pick(grammar.features[name]!))
  if (named.length > 0)
    sentences.push(
      say(random, grammar.featureLists, { ...slots, features: named.join(random.pick([', ', ', ', ' - '])) }),
    )
  if (!home.features.includes('elevator') && !isHouse(home.kind) && random.chance(0.12))
    sentences.push(random.pick(grammar.noElevator))
}

function slotsOf(random: Random, grammar: Grammar, facts: TextFacts): Slots {
  const { home, agency } = facts
  const offer = grammar.offer[home.listingType]
  const area = random.chance(0.7) ? Math.round(home.areaM2) : home.areaM2
  return {
    type: typeWord(random, grammar, home),
    place: facts.placeName,
    offer: random.pick(offer),
    offerVerb: home.listingType === 'sale' ? 'à la vente' : 'à la location',
    agency: agency?.name ?? '',
    phone: agency?.phone ?? '',
    email: agency?.email ?? '',
    privatePhone: privatePhone(random),
    street: home.street,
    area: localNumber(area, grammar.language),
    areaTo: String(Math.round(facts.areaToM2 ?? home.areaM2 * 1.4)),
    beds: String(home.bedrooms),
    baths: String(home.bathrooms),
    pieces: String(home.bedrooms + 1),
    floor: String(home.floor ?? 0),
    floors: String(home.floorCount ?? 1),
    land: localNumber(Math.round(home.landM2 ?? home.areaM2) / 100, grammar.language),
    year: String(home.year),
    energy: ENERGY_CLASSES[home.energy]!,
    insulation: ENERGY_CLASSES[home.insulation]!,
    price: groupThousands(facts.priceEur, grammar.language),
    priceTo: groupThousands(facts.priceToEur ?? facts.priceEur, grammar.language),
    charges: String(facts.chargesEur ?? 0),
    available: facts.availableFrom === null ? String(home.year) : dayFirst(facts.availableFrom, '/'),
    lot: String(facts.lot),
    project: home.project ?? '',
  }
}

/** Word for the type; "studio meublé" only for a furnished studio. */
function typeWord(random: Random, grammar: Grammar, home: Home): string {
  const words = grammar.types[home.kind]!
  const word = random.pick(words)
  return !home.furnished && /meubl|möbl|furnish/i.test(word) ? words[0]! : word
}

/** Mobile number with a prefix that no operator in Luxembourg is known to use. */
function privatePhone(random: Random): string {
  const digits = () => String(random.integer(100, 999))
  const prefix = random.pick(['+352 ', '', '00352 '])
  return `${prefix}631 ${digits()} ${digits()}`
}

function groupThousands(value: number, language: string): string {
  const separator = language === 'fr' ? ' ' : language === 'de' ? '.' : ','
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator)
}

function localNumber(value: number, language: string): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}
