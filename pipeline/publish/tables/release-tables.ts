import { REJECT_CODES } from '../../../models/contracts/listings/reject.ts'
import {
  legalParameterTableSchema,
  mortgageRateTableSchema,
  rejectTableSchema,
  sourceTableSchema,
} from '../../../models/contracts/tables/release-tables.ts'
import type { PublicTable } from './public-table.ts'

const MEANINGS = Object.entries(REJECT_CODES)
  .map(([code, meaning]) => `WHEN '${code}' THEN '${meaning.replaceAll("'", "''")}'`)
  .join(' ')

/** Figures of law and practice, what the release was made from, and what was not used. */
export const RELEASE_TABLES: readonly PublicTable[] = [
  {
    name: 'legal-parameters',
    description: 'Dated figures of law and practice that affordability, costs and rent ceilings are computed with.',
    unit: 'parameter x span of time x slice of a tariff',
    key: ['id', 'valid_from', 'slice'],
    schema: legalParameterTableSchema,
    query: `SELECT id, title, law, valid_from, valid_to, slice, up_to_eur, value, unit, status, source, note FROM published_legal_parameter`,
    restsOn: ['law'],
  },
  {
    name: 'mortgage-rates',
    description: 'Published average rates of new housing loans.',
    unit: 'month x initial fixation',
    key: ['month_start', 'fixed_years_from', 'fixed_years_to'],
    schema: mortgageRateTableSchema,
    query: `SELECT "month", month_start, fixed_years_from, fixed_years_to, percent, source, status FROM published_mortgage_rate`,
    restsOn: ['law'],
  },
  {
    name: 'sources',
    description: 'What the release was made from: feeds and committed facts, with their licences.',
    unit: 'source',
    key: ['id'],
    schema: sourceTableSchema,
    query: `SELECT id, title, producer, url, licence, kind, date FROM published_source`,
    restsOn: [],
  },
  {
    name: 'rejects',
    description: 'Rows of the sources that were not used, counted by reason.',
    unit: 'source x reason x field',
    key: ['source_id', 'code', 'field'],
    schema: rejectTableSchema,
    query: `SELECT source_id, code, min(CASE code ${MEANINGS} END) AS meaning, field, count(*) AS rows
      FROM (SELECT source_id, code, field FROM reject UNION ALL SELECT source_id, code, field FROM open_data_reject) r
      GROUP BY source_id, code, field`,
    restsOn: [],
  },
]
