import type { AdvertRow, NewProperty } from './advert.ts'
import { advertHistories, mergeAttributes, type AdvertHistory } from './advert-history.ts'
import { screenGrossErrors } from './gross-errors.ts'
import { median } from '../../statistics/median.ts'
import { groupByProperty } from './same-property.ts'
import { compareText } from '../../kernel/compare-text.ts'
import { createWordCodes } from '../../kernel/word-codes.ts'

/** Counts of the distinct rows: `rows = grossErrors + rows of adverts`; properties count once however often advertised. */
export type CleaningReport = {
  rows: number
  grossErrors: number
  adverts: number
  properties: number
  /** Properties already on the market before they were first observed: their entry price is unknown. */
  enteredUnseen: number
  withoutArea: number
  newProperties: number
}

/**
 * The properties newly put on the market, each once, at its entry quarter and entry price: gross errors, repeated
 * observations, copies on other portals and relistings under new ids are removed. The result does not depend on the
 * order of the rows or on exact repeats.
 */
export function newProperties(rows: readonly AdvertRow[]): { properties: NewProperty[]; report: CleaningReport } {
  const { groups, ...counted } = propertiesOf(rows)
  const entered = groups.filter((group) => entryQuarter(group) === firstObservedQuarter(group))
  const properties = entered.map(propertyAtEntry).filter((property) => property !== undefined)
  const report: CleaningReport = {
    ...counted,
    properties: groups.length,
    enteredUnseen: groups.length - entered.length,
    withoutArea: entered.length - properties.length,
    newProperties: properties.length,
  }
  return { properties: properties.sort(compareProperties), report }
}

/** Adverts by property. Lists that are no longer needed end here: a function holds its own until it returns. */
function propertiesOf(
  rows: readonly AdvertRow[],
): { groups: AdvertHistory[][] } & Pick<CleaningReport, 'rows' | 'grossErrors' | 'adverts'> {
  const { kept, ...counted } = cleanRows(rows)
  const adverts = advertHistories(kept)
  return { ...counted, adverts: adverts.length, groups: groupByProperty(adverts) }
}

function cleanRows(rows: readonly AdvertRow[]): { kept: AdvertRow[] } & Pick<CleaningReport, 'rows' | 'grossErrors'> {
  const distinct = distinctRows(rows)
  const { kept, rejected } = screenGrossErrors(distinct)
  return { rows: distinct.length, grossErrors: rejected.length, kept }
}

/** Rows said once: a repeated row must not weigh in the medians that errors are judged by. */
function distinctRows(rows: readonly AdvertRow[]): AdvertRow[] {
  const seen = createWordCodes()
  return rows.filter((row) => {
    const before = seen.count()
    return seen.codeOf(Object.values(row).join('\u0000')) === before
  })
}

function propertyAtEntry(group: AdvertHistory[]): NewProperty | undefined {
  const quarter = firstObservedQuarter(group)
  const atEntry = group.filter((advert) => advert.quarters[0] === quarter)
  const attributes = mergeAttributes([...atEntry, ...group.filter((advert) => advert.quarters[0] !== quarter)])
  if (attributes.areaM2 === undefined) return undefined
  const { commune, canton, section, type, areaM2, landAres, bedrooms, energyClass } = attributes
  const { newBuild, parking, terrace, condition, constructionYear, seller } = attributes
  const priceEur = median(atEntry.map((advert) => advert.pricesEur[0]!))
  const home = { commune, canton, section, type, areaM2, landAres, bedrooms, energyClass, newBuild, parking, terrace }
  return { ...home, condition, constructionYear, seller, quarter, priceEur }
}

function entryQuarter(group: AdvertHistory[]): number {
  return group.reduce((first, advert) => Math.min(first, advert.firstSeenQuarter), Infinity)
}

function firstObservedQuarter(group: AdvertHistory[]): number {
  return group.reduce((first, advert) => Math.min(first, advert.quarters[0]!), Infinity)
}

function compareProperties(a: NewProperty, b: NewProperty): number {
  return (
    compareText(a.commune, b.commune) ||
    compareText(a.type, b.type) ||
    a.quarter - b.quarter ||
    a.priceEur - b.priceEur ||
    a.areaM2 - b.areaM2 ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  )
}
