import { PROPERTY_TYPES } from '../../../models/kernel/property-type.ts'
import { affordability } from '../../../models/law/affordability/affordability.ts'
import type { Answer } from './agent.ts'
import type { ReleaseTables } from './release-tables.ts'
import type { Task, Truth, TypeGroup } from './task.ts'

type Tables = Pick<ReleaseTables, 'rows' | 'legal' | 'asOf'>
type Asked = Pick<Task, 'kind' | 'words' | 'truth'>

/** Compares an answer with what the release's own tables say, without the server. @returns what is wrong with it; empty when the task is solved */
export async function checkAnswer(task: Asked, answer: Answer, tables: Tables): Promise<string[]> {
  const { kind, truth } = task
  if (kind === 'homes') return checkHomes(task, answer, tables)
  if (kind === 'fact') return checkFact(task, answer, tables)
  if (kind === 'value') return checkValue(task, answer, tables)
  if (kind === 'agencies') return checkAgencies(task, answer, tables)
  if (kind === 'budget') return sameFigures(answer, { price: budgetOf(task, tables) })
  if (kind === 'way') return sameFigures(answer, await commuteOf(task, tables))
  if (kind === 'count') {
    const readings = await Promise.all(truth.types.map((type) => homesOf(task, type, tables)))
    const right = readings.map((homes) => homes.length)
    const told = answer.figures?.count
    return right.some((count) => count === told) ? [] : [`counted ${told}, right is ${right.join(' or ')}`]
  }
  const figures = await figuresOf(task, tables)
  return [...sameFigures(answer, figures), ...checkChoice(kind, answer, figures)]
}

interface Home {
  id: string
  price: number | null
  area: number | null
  commune: string
  isImplausible: boolean
  energyClass: string | null
  charges: number | null
  agency: string | null
  hasElevator: boolean
  lacksElevator: boolean
}

async function checkHomes(task: Asked, { ids = [], unchecked }: Answer, tables: Tables): Promise<string[]> {
  const { types, all, everywhere, unstated, order, first } = task.truth
  const right = (await Promise.all(types.map((type) => homesOf(task, type, tables)))).flat()
  const byId = new Map(right.map((home) => [home.id, home]))
  const wrong = ids.filter((id) => !byId.has(id))
  const told = ids.flatMap((id) => byId.get(id) ?? [])
  const faults =
    wrong.length > 0
      ? [`${wrong.length} of ${ids.length} homes do not meet the wish: ${wrong.slice(0, 3).join(', ')}`]
      : []
  if (ids.length === 0 && right.length > 0) faults.push(`none told, ${right.length} are right`)
  if (all && told.length < byId.size) faults.push(`${told.length} of ${byId.size} told`)
  const communes = (homes: readonly Home[]) => new Set(homes.map(({ commune }) => commune)).size
  if (everywhere && communes(told) < communes(right)) faults.push(`not every place of that name told`)
  if (unstated && !unchecked?.includes(unstated)) faults.push(`not said that ${unstated} is unknown`)
  if (order && wrong.length === 0) {
    const best = inOrder(right, order).slice(0, first)
    const prices = (homes: readonly Home[]) => homes.map(({ price }) => price).join(', ')
    if (prices(told) !== prices(best)) faults.push(`told ${prices(told)}, right is ${prices(best)}`)
  }
  return faults
}

async function checkFact(
  { words, truth, kind }: Asked,
  { ids = [], said = [] }: Answer,
  tables: Tables,
): Promise<string[]> {
  const ends = await Promise.all(
    truth.types.map(async (type) => {
      const homes = inOrder(await homesOf({ kind, words, truth }, type, tables), truth.order)
      return homes.filter(({ price }) => price === homes[0]?.price)
    }),
  )
  const right = ends.flat()
  const home = right.find(({ id }) => id === ids[0])
  if (!home)
    return [`told ${ids[0] ?? 'none'}, right is ${right.map(({ id, price }) => `${id} at ${price}`).join(' or ')}`]
  const fact = factOf(home, words.fact)
  return fact === said[0] ? [] : [`told ${words.fact} ${said[0]}, right is ${fact}`]
}

function factOf(home: Home, fact: Task['words']['fact']): string | null {
  if (fact === 'elevator') return home.hasElevator ? 'yes' : home.lacksElevator ? 'no' : null
  const value = home[fact ?? 'price']
  return value === null ? null : String(value)
}

/** Fewest homes of about the same size to judge a price by. */
const FEW = 5
const SIZES = [0.25, 0.5, 10]
/** Most that an estimate may differ from the median price of such homes. */
const NEAR = 0.25

/**
 * Judges a price by the price per m² of homes of about the same size in the same commune. Between the outer tenth and the outer quarter both
 * verdicts are right: people would argue there, too.
 */
async function checkValue(task: Asked, { figures, said = [] }: Answer, tables: Tables): Promise<string[]> {
  const { price, area } = { price: task.truth.price!, area: task.truth.area! }
  const { price: _, area: __, ...place } = task.truth
  const homes = (await homesOf({ ...task, truth: place }, place.types[0]!, tables)).filter(
    (home) => home.price && home.area,
  )
  const alike = SIZES.map((size) => homes.filter((home) => Math.abs(home.area! / area - 1) <= size))
  const units = (alike.find((found) => found.length >= FEW) ?? homes)
    .map((home) => home.price! / home.area!)
    .sort((a, b) => a - b)
  const at = (share: number) => units[Math.min(units.length - 1, Math.floor(share * units.length))]!
  const unit = price / area
  const verdicts = [
    ...(unit > at(0.75) ? ['above'] : []),
    ...(unit >= at(0.1) && unit <= at(0.9) ? ['within'] : []),
    ...(unit < at(0.25) ? ['below'] : []),
  ]
  const expected = at(0.5) * area
  const estimate = figures?.estimate ?? 0
  return [
    ...(verdicts.includes(String(said[0])) ? [] : [`told ${said[0]}, right is ${verdicts.join(' or ')}`]),
    ...(Math.abs(estimate / expected - 1) <= NEAR
      ? []
      : [`estimated ${estimate}, homes like it ask ${Math.round(expected)}`]),
  ]
}

/** Most agencies that an answer has to name. */
const NAMED = 25

async function checkAgencies(task: Asked, { said = [], figures }: Answer, tables: Tables): Promise<string[]> {
  const homes = await homesOf(task, task.truth.types[0]!, tables)
  const stock = new Map<string, number>()
  for (const { agency } of homes) if (agency !== null) stock.set(agency, (stock.get(agency) ?? 0) + 1)
  const most = Math.max(...stock.values())
  if (task.words.most)
    return said[0] != null && stock.get(said[0]) === most
      ? []
      : [`told ${said[0]} with ${stock.get(said[0]!) ?? 0}, the most is ${most}`]
  const unknown = said.filter((name) => !stock.has(name!))
  return [
    ...(unknown.length > 0 ? [`not there: ${unknown.join(', ')}`] : []),
    ...(said.length === Math.min(NAMED, stock.size) ? [] : [`named ${said.length} of ${stock.size}`]),
    ...(figures?.count === stock.size ? [] : [`counted ${figures?.count}, right is ${stock.size}`]),
  ]
}

/** The law itself is checked by worked cases (`make eval-affordability`); here, whether the household of the wish was asked about. */
function budgetOf({ words: { income, savings, debts, household } }: Asked, { legal, asOf }: Tables): number {
  const request = {
    annualIncome: income!,
    savingsAvailable: savings!,
    monthlyDebts: debts!,
    householdType: household!,
    employmentType: 'permanent',
    residencyType: 'resident',
  } as const
  return affordability(request, { legal, on: asOf, communeSlug: null }).maxPropertyPrice
}

async function commuteOf({ words, truth }: Asked, { rows }: Tables): Promise<Record<string, number>> {
  const found = await rows<{ mode: string; period: string; minutes: number }>(
    `SELECT mode, period, minutes FROM commute WHERE commune_slug ${among(truth.communes)} AND destination = ${quoted(words.to!)}
     AND mode ${among(words.modes)} ORDER BY mode, period DESC`,
  )
  return Object.fromEntries(found.map(({ mode, period, minutes }) => [`${mode} ${period}`, minutes]))
}

/** Figure of each commune of a task; null where the release has none. */
async function figuresOf({ kind, words, truth }: Asked, { rows }: Tables): Promise<Record<string, number | null>> {
  const { communes = [], segments = [] } = truth
  const sql = {
    score: `SELECT commune_slug AS slug, liveability_score AS figure FROM liveability`,
    forecast: `SELECT commune_slug AS slug, price_per_sqm AS figure FROM forecasts WHERE property_type ${among(segments)}
      AND quarter_start = made_in_start + INTERVAL 1 YEAR`,
    level: `SELECT area_slug AS slug, price_per_sqm AS figure FROM trends WHERE area_level = 'commune' AND basis = 'asking'
      AND listing_type = ${quoted(words.market ?? 'sale')} AND segment ${among(segments)}
      AND quarter_start = (SELECT max(quarter_start) FROM trends)`,
  }[kind === 'better' ? 'score' : kind === 'cheaper' ? 'level' : (kind as 'score' | 'forecast' | 'level')]
  const found = await rows<{ slug: string; figure: number | null }>(
    `SELECT * FROM (${sql}) WHERE slug ${among(communes)}`,
  )
  const bySlug = new Map(found.map(({ slug, figure }) => [slug, figure]))
  return Object.fromEntries(communes.map((slug) => [slug, bySlug.get(slug) ?? null]))
}

function checkChoice(kind: Task['kind'], { said = [] }: Answer, figures: Record<string, number | null>): string[] {
  if (kind !== 'cheaper' && kind !== 'better') return []
  const known = Object.entries(figures).map(([slug, figure]) => [slug, figure ?? Number.NaN] as const)
  const best = known.reduce((a, b) => ((kind === 'cheaper' ? b[1] < a[1] : b[1] > a[1]) ? b : a))
  const right = known.some(([, figure]) => Number.isNaN(figure)) ? null : best[0]
  return said[0] === right ? [] : [`chose ${said[0]}, right is ${right}`]
}

function sameFigures({ figures = {} }: Answer, right: Record<string, number | null>): string[] {
  return Object.entries(right).flatMap(([name, figure]) =>
    figures[name] === figure ? [] : [`${name}: told ${figures[name]}, right is ${figure}`],
  )
}

/** Listings that meet the conditions of a task, with one reading of its types. An unknown fact meets no condition. */
function homesOf({ words, truth }: Asked, types: TypeGroup, { rows }: Tables): Promise<Home[]> {
  const { maxPrice, beds, area } = truth
  const conditions = [
    ...(words.market ? [`market = ${quoted(words.market)}`] : []),
    ...(types === 'any' ? [] : [`"type" ${among(typesOf(types))}`]),
    ...placeOf(truth),
    ...(maxPrice === undefined ? [] : [`price <= ${maxPrice}`]),
    ...(beds === undefined ? [] : [`beds >= ${beds}`]),
    ...(area === undefined ? [] : [`area >= ${area}`]),
  ]
  return rows<Home>(`SELECT * FROM listings WHERE ${conditions.join(' AND ')} ORDER BY id`)
}

function placeOf({ communes = [], cantons = [], localities = [] }: Truth): string[] {
  const places = [
    ...(communes.length > 0 ? [`commune ${among(communes)}`] : []),
    ...(cantons.length > 0 ? [`commune IN (SELECT commune_slug FROM communes WHERE canton ${among(cantons)})`] : []),
    ...(localities.length > 0 ? [`locality ${among(localities)}`] : []),
  ]
  return places.length > 0 ? [`(${places.join(' OR ')})`] : []
}

function typesOf(group: TypeGroup): string[] {
  const known = Object.entries(PROPERTY_TYPES)
  const where = (isIn: (type: (typeof known)[number]) => boolean) => known.filter(isIn).map(([type]) => type)
  if (group === 'home') return where(([, { family }]) => family === 'dwelling')
  if (group === 'house') return where(([, { segment }]) => segment === 'house')
  if (group === 'room') return ['room', 'shared_flat']
  if (group === 'studio') return ['studio']
  return where(([type, { segment }]) => segment === 'apartment' && (group === 'flatOrStudio' || type !== 'studio'))
}

/** By price; an implausible one is nobody's cheapest or dearest home. */
function inOrder(homes: readonly Home[], order: Truth['order']): Home[] {
  const sign = order === 'dearest' ? -1 : 1
  return homes
    .filter(({ price, isImplausible }) => price !== null && !isImplausible)
    .toSorted((a, b) => sign * (a.price! - b.price!))
}

function among(values: readonly string[] = []): string {
  return `IN (${values.map(quoted).join(', ')})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
