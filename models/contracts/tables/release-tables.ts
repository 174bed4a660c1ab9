import { z } from 'zod'
import { LEGAL_STATUSES, LEGAL_UNITS } from '../law/legal.ts'
import { REJECT_CODES, type RejectCode } from '../listings/reject.ts'
import {
  countColumn,
  dayColumn,
  numberColumn,
  percentColumn,
  sourceIdColumn,
  textColumn,
  ordinalColumn,
} from './columns.ts'

const status = z
  .enum(LEGAL_STATUSES)
  .describe('verified: read in a source of standing; secondary: in one secondary source; unverified: usual practice')

/** Row of the released table `legal-parameters`; a tariff has one row for each slice. */
export const legalParameterTableSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .describe('the parameter'),
  title: textColumn('what it is, in English'),
  law: textColumn('law, regulation or practice that it comes from'),
  validFrom: dayColumn('first day; null: since before anything that is asked').nullable(),
  validTo: dayColumn('last day; null: no end is known').nullable(),
  slice: ordinalColumn('number of the slice of a tariff; null: a single value'),
  upToEur: z
    .number()
    .min(0)
    .nullable()
    .describe('upper end of the slice; null: no end, or no tariff')
    .meta({ unit: 'EUR' }),
  value: numberColumn('as in the column unit', 'the value; of a slice the share of the amount within it'),
  unit: z.enum(LEGAL_UNITS).describe('unit of the value'),
  status,
  source: textColumn('where the value was read'),
  note: textColumn('what else is to be known; null: nothing').nullable(),
})
export type LegalParameterRow = z.infer<typeof legalParameterTableSchema>

/** Row of the released table `mortgage-rates`. */
export const mortgageRateTableSchema = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .describe('month of the new loans'),
  monthStart: dayColumn('first day of the month'),
  fixedYearsFrom: countColumn('years', 'initial fixation above so many years; 0 with fixed_years_to 1: variable'),
  fixedYearsTo: countColumn('years', 'initial fixation up to so many years; null: no end').nullable(),
  percent: percentColumn('average rate a year'),
  source: textColumn('where the rate was read'),
  status,
})

/** Row of the released table `sources`. */
export const sourceTableSchema = z.object({
  id: z.string().describe('the source in every table'),
  title: textColumn('name of the source'),
  producer: textColumn('who makes it'),
  url: textColumn('where it is; null: not stated').nullable(),
  licence: textColumn('licence as the source states it'),
  kind: z.enum(['feed', 'reference']).describe('feed: read at each run; reference: committed facts'),
  date: dayColumn('day of the newest fact taken from it; null: unknown').nullable(),
})

/** Row of the warehouse table `published_source`, from which `sources` is made. */
export const publishedSourceSchema = sourceTableSchema.extend({
  shown: z
    .boolean()
    .describe('whether listings of the feed may be shown; false for feeds that only count, and for other sources'),
})
export type PublishedSourceRow = z.infer<typeof publishedSourceSchema>

/** Row of the released table `rejects`. */
export const rejectTableSchema = z.object({
  sourceId: sourceIdColumn,
  code: z.enum(Object.keys(REJECT_CODES) as [RejectCode, ...RejectCode[]]).describe('reason'),
  meaning: textColumn('the reason in words'),
  field: textColumn('field that could not be read; null: the row as a whole').nullable(),
  rows: countColumn('rows', 'rows of all files of the source that were not used for this reason'),
})
