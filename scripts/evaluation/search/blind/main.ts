/**
 * Compares what the search understands of unusual wishes with labels, condition by condition. The wishes of a set were written and labelled by somebody who
 * had not read the code, and a set is blind only until it is looked into.
 * Run: `node scripts/evaluation/search/blind/main.ts [--set second] [--details]`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foldName } from '../../../../models/language/fold.ts'
import { buildGazetteer } from '../../../../models/places/gazetteer.ts'
import { typesOfGroup } from '../../../../models/search/intent/conditions.ts'
import type { Condition } from '../../../../models/search/intent/conditions.ts'
import { REGIONS } from '../../../../models/search/understand/places/regions.ts'
import { understandQuery } from '../../../../models/search/understand/understand-query.ts'
import { loadReference } from '../../../../pipeline/reference/load-reference.ts'
import { loadBlindSet, SETS, setNameSchema, type Label } from './blind-set.ts'
import { WISH_READER } from '../wish-reader.ts'

/** Names of the labels that the search has others for: orders, and kinds of home that one word names together. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  price: ['cheapest'],
  'price-per-m2': ['cheapest_per_m2'],
  duplex: ['any_duplex'],
  triplex: ['any_duplex'],
  room: ['any_room'],
  shared_flat: ['any_room'],
  detached_house: ['detached'],
  terraced_house: ['any_terraced'],
  equipped_kitchen: ['fitted_kitchen'],
}

/** The capital as a place, and as the end of a commute. */
const CITY: readonly string[] = ['luxembourg', 'luxembourg-city']

const { values: options } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    named: { type: 'boolean', default: false },
    set: { type: 'string', default: 'first' },
  },
})
const set = setNameSchema.parse(options.set)
const root = join(import.meta.dirname, '../../../..')
const gazetteer = buildGazetteer(await loadReference(join(root, 'data/reference')))
const wishes = loadBlindSet(set)

interface Outcome {
  lang: string
  labelled: number
  found: number
  /** Conditions that no label names. */
  extra: number
  isMisread: boolean
  /** Misread, and no word is named as not understood. */
  isSilent: boolean
  /** Phrases named as not understood. */
  named: number
}

const outcomes = wishes.map(({ id, lang, text, market, expect, also }): Outcome => {
  const intent = understandQuery(text, {
    gazetteer,
    intent: market ?? 'rent',
    today: SETS[set],
    wishReader: WISH_READER,
  })
  const read = intent.understood.filter(({ field }) => field !== 'listingType')
  const kinds = typesOf(read)
  const isDetached = expect.some(({ field, value }) => field === 'feature' && value === 'detached')
  const missed = expect.filter(
    (label) =>
      !(
        isDetached &&
        label.value === 'any_house' &&
        isKind(label) &&
        within(kinds, typesOf([label])) &&
        kinds.size > 0
      ) &&
      !read.some((condition) => agrees(label, condition)) &&
      !(isKind(label) && within(typesOf([label]), kinds)),
  )
  const allowed = typesOf([...expect, ...also])
  const extra = read.filter(
    (condition) =>
      ![...expect, ...also].some((label) => agrees(label, condition)) &&
      !(isKind(condition) && within(typesOf([condition]), allowed) && (isDetached || within(allowed, kinds))),
  )
  const isMisread = missed.length + extra.length > 0
  if (options.named && !isMisread && intent.notUnderstood.length > 0)
    console.log(`${id} ${text}\n  not understood: ${intent.notUnderstood.join(', ')}`)
  if (options.details && isMisread) {
    console.log(`${id} ${text}`)
    for (const label of missed) console.log(`  missed ${label.field} ${label.op} ${JSON.stringify(label.value)}`)
    for (const { field, op, value, words } of extra) console.log(`  extra ${field} ${op} ${value} (${words})`)
    console.log(`  not understood: ${intent.notUnderstood.join(', ')}`)
  }
  return {
    lang,
    labelled: expect.length,
    found: expect.length - missed.length,
    extra: extra.length,
    isMisread,
    isSilent: isMisread && intent.notUnderstood.length === 0 && intent.notes.length === 0,
    named: intent.notUnderstood.length,
  }
})

console.log(
  '        wishes  conditions read  share  without a label  misread  misread without a word of it  named in a wish read right',
)
for (const lang of ['en', 'fr', 'de', 'lb', 'pt', 'all']) {
  const own = outcomes.filter((each) => lang === 'all' || each.lang === lang)
  const sum = (of: (each: Outcome) => number): number => own.reduce((total, each) => total + of(each), 0)
  const [found, labelled] = [sum((each) => each.found), sum((each) => each.labelled)]
  const cells = [
    String(own.length).padStart(6),
    `${found}/${labelled}`.padStart(15),
    (found / labelled).toFixed(3).padStart(5),
    String(sum(({ extra }) => extra)).padStart(15),
    String(sum(({ isMisread }) => Number(isMisread))).padStart(7),
    String(sum(({ isSilent }) => Number(isSilent))).padStart(8),
    (sum(({ isMisread, named }) => (isMisread ? 0 : named)) / sum(({ isMisread }) => Number(!isMisread)))
      .toFixed(2)
      .padStart(26),
  ]
  console.log(`${lang.padEnd(6)}  ${cells.join('  ')}`)
}

/** A kind of home that is wanted. */
function isKind({ field, op }: Pick<Label, 'field' | 'op'>): boolean {
  return field === 'propertyType' && op === 'is'
}

/** Single kinds that labels or conditions want: `flat` holds `loft`. */
function typesOf(lines: readonly Pick<Label, 'field' | 'op' | 'value'>[]): ReadonlySet<string> {
  return new Set(lines.filter(isKind).flatMap(({ value }) => typesOfGroup(String(value))))
}

function within(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return [...few].every((one) => many.has(one))
}

/** Whether a condition says what a label says; places are compared by name, homes of one kind by their kind. */
function agrees({ field, op, value }: Label, condition: Condition): boolean {
  if (field !== condition.field) return saysSoOtherwise({ field, op, value }, condition)
  const said = condition.op === 'has_unless_denied' ? 'has' : condition.op
  if (typeof value === 'object') {
    const isThere = condition.to !== undefined && isPlace(value.to, condition.to)
    return condition.value === value.minutes && isThere && (value.by == null || value.by === condition.by)
  }
  if (field === 'feature' && value === 'to_renovate' && op === 'not' && condition.value === 'good_condition')
    return said === 'has'
  if (said !== op) return false
  if (field === 'place') return isPlace(value as string, condition.value as string)
  return [value, ...(SAME[value] ?? [])].includes(condition.value)
}

/** A detached house is a kind of home and a feature: the search states both, and a label a house with the feature. */
function saysSoOtherwise(label: Label, { field, value }: Condition): boolean {
  return (
    label.field === 'propertyType' &&
    String(label.value).startsWith('detached') &&
    field === 'feature' &&
    value === 'detached'
  )
}

/** Whether a name means a place: the place has the name, in any of its languages. */
function isPlace(name: string, place: string): boolean {
  const [kind, slug] = place.includes(':') ? place.split(':') : [null, place]
  const named = gazetteer.names.get(foldName(name)) ?? []
  if (named.some((each) => each.place.slug === slug && (kind === null || each.place.kind === kind))) return true
  if (kind === 'region')
    return REGIONS.some(
      (region) => region.slug === slug && [slug, ...region.names, ...region.directions].includes(foldName(name)),
    )
  // Destinations of a commute are named by the search.
  const wanted = foldName(name).replaceAll(' ', '-')
  return slug === wanted || slug!.split('--').includes(wanted) || CITY.every((each) => [slug, wanted].includes(each))
}
