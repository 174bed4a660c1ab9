import type { z } from 'zod'
import {
  officialBreak,
  officialDefinition,
  officialTitle,
  sayOfficial,
} from '../../../content/say/official/official-words.ts'
import { OFFICIAL_PRICE_SERIES, type OfficialSeries } from '../../../models/contracts/market/official-series.ts'
import type { OfficialDocument, OfficialList, officialQuerySchema } from '../../../models/openapi/official-documents.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { areasOf, seriesOfAreas } from '../../../models/prices/official-series/area-series.ts'
import { COUNTRY } from '../../../models/prices/official-series/series-breaks.ts'
import { nearestOf } from '../../base/nearest.ts'
import { NotFoundError } from '../../base/not-found.ts'
import type { Told } from '../../base/told.ts'
import { originOf, type ReleaseFacts } from '../../release/facts.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

type OfficialQuestion = { series: string } & z.output<typeof officialQuerySchema>

/** Lists the official series of a release. */
export function listOfficialSeries(facts: ReleaseFacts, locale: Locale): OfficialList {
  const { series = [], sources = [] } = facts.officialSeries ?? {}
  return {
    series: series.map(({ series: name, unit, points, sources: ids }) => ({
      series: name,
      title: officialTitle(name, locale),
      definition: officialDefinition(name, locale),
      unit,
      from: points.reduce((first, { start }) => (start < first ? start : first), points[0]!.start),
      to: points.reduce((last, { end }) => (end > last ? end : last), points[0]!.end),
      areas: new Set(points.map(({ area }) => area)).size,
      points: points.length,
      sources: ids,
    })),
    apart: sayOfficial(locale)('official.apart'),
    sources,
    ...originOf(facts),
  }
}

/** Returns an official series, or the part of it that was asked for. @throws NotFoundError for an unknown series or commune */
export function getOfficialSeries(facts: ReleaseFacts, question: OfficialQuestion): OfficialDocument {
  const { from = -Infinity, to = Infinity, limit, offset, locale } = question
  const all = findSeries(facts, question.series)
  const series = question.commune === undefined ? all : ofCommune(facts, all, question.commune)
  const asked = series.points.filter(({ start, end }) => yearOf(end) >= from && yearOf(start) <= to)
  const points = asked.slice(offset, offset + limit)
  const shown = new Set(points.map(({ source }) => source))
  return {
    series: series.series,
    title: officialTitle(series.series, locale),
    definition: officialDefinition(series.series, locale),
    apart: isPrice(series.series) ? sayOfficial(locale)('official.apart') : null,
    unit: series.unit,
    breaks: series.breaks.map((one) => ({
      ...one,
      text: officialBreak(series.series, one, (slug) => nameOf(facts, slug, locale), locale),
    })),
    total: asked.length,
    offset,
    points,
    sources: facts.officialSeries!.sources.filter(({ id }) => shown.has(id)),
    ...originOf(facts),
  }
}

/** Slugs of a commune and of those that it merged with, in any official series. */
function officialAreas(facts: ReleaseFacts, slug: string): string[] {
  return areasOf(facts.officialSeries?.series ?? [], slug)
}

function ofCommune(facts: ReleaseFacts, series: OfficialSeries, text: string): OfficialSeries {
  if (text.toUpperCase() === COUNTRY) return seriesOfAreas(series, [COUNTRY])
  // A commune that has merged has figures of its own, and no page.
  const isFormer = Object.hasOwn(facts.officialSeries!.names, text) && !facts.communes.has(text)
  const slug = isFormer ? text : resolveCommune(facts, text, 'commune').slug
  return seriesOfAreas(series, officialAreas(facts, slug))
}

function findSeries(facts: ReleaseFacts, name: string): OfficialSeries {
  const all = facts.officialSeries?.series ?? []
  const found = all.find(({ series }) => series === name)
  if (found) return found
  const received = name.slice(0, 80)
  const names = all.map(({ series }) => series)
  const list = names.join(', ')
  const there: Told = list === '' ? { key: 'reply.lack.noSeries' } : { key: 'reply.lack.thereAre', values: { list } }
  throw new NotFoundError(
    [{ key: 'reply.lack.series', values: { text: JSON.stringify(received) } }, there],
    [{ field: 'series', received, expected: `one of ${list}`, nearest: nearestOf(received, names) }],
  )
}

function nameOf(facts: ReleaseFacts, slug: string, locale: Locale): string {
  return facts.communes.get(slug)?.name[toNameLocale(locale)] ?? facts.officialSeries!.names[slug] ?? slug
}

function isPrice(series: string): boolean {
  return OFFICIAL_PRICE_SERIES.some((one) => one === series && one !== 'sales')
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
