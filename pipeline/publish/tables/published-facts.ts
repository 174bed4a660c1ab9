import type { LegalFacts, LegalParameter } from '../../../models/contracts/law/legal.ts'
import { publishedCommuneSchema } from '../../../models/contracts/tables/place-tables.ts'
import {
  legalParameterTableSchema,
  mortgageRateTableSchema,
  publishedSourceSchema,
  type LegalParameterRow,
  type PublishedSourceRow,
} from '../../../models/contracts/tables/release-tables.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { shownFeeds } from './table-rights.ts'

/** Tables of facts that are no table of an earlier job. */
export const PUBLISHED_FACTS = [
  'published_commune',
  'published_source',
  'published_legal_parameter',
  'published_mortgage_rate',
] as const

/** Writes communes, sources and figures of law as tables, for downloads and for joins. */
export async function writePublishedFacts(run: Run, { sources }: Pick<PublishContext, 'sources'>): Promise<void> {
  const { warehouse, reference } = run
  await writeRecords(warehouse, 'published_commune', publishedCommuneSchema, communeRows(run))
  await writeRecords(warehouse, 'published_source', publishedSourceSchema, sourceRows(run, sources))
  await writeRecords(warehouse, 'published_legal_parameter', legalParameterTableSchema, legalRows(reference.legal))
  const rates = reference.legal.mortgageRates.map((rate) => ({ ...rate, monthStart: `${rate.month}-01` }))
  await writeRecords(warehouse, 'published_mortgage_rate', mortgageRateTableSchema, rates)
}

function communeRows({ reference }: Run): object[] {
  return reference.communes.map(({ slug, name: _, lau: lau2, ...commune }) => {
    const named = reference.communes.find((each) => each.slug === slug)!
    return {
      communeSlug: slug,
      lau2,
      ...commune,
      nameEn: communeName(named, 'en'),
      nameFr: communeName(named, 'fr'),
      nameDe: communeName(named, 'de'),
      nameLb: communeName(named, 'lu'),
      namePt: communeName(named, 'pt'),
    }
  })
}

function sourceRows(run: Run, sources: PublishContext['sources']): PublishedSourceRow[] {
  const shown = new Set(shownFeeds(run).map(({ id }) => id))
  return [...sources.values()].map((source) => ({
    ...source,
    kind: source.id.startsWith('reference:') ? 'reference' : 'feed',
    shown: shown.has(source.id),
  }))
}

function legalRows({ parameters }: LegalFacts): LegalParameterRow[] {
  return parameters.flatMap((parameter) => parameter.values.flatMap((value) => valueRows(parameter, value)))
}

function valueRows(
  { id, title, law, unit }: LegalParameter,
  { value, validFrom, validTo, source, status, note }: LegalParameter['values'][number],
): LegalParameterRow[] {
  const row = { id, title, law, validFrom, validTo, status, source, note }
  if (typeof value === 'number') return [{ ...row, slice: null, upToEur: null, value, unit }]
  return value.map(({ upToEur, share }, at) => ({ ...row, slice: at + 1, upToEur, value: share, unit: 'share' }))
}
