import { z } from 'zod'
import { LEASE_SEVERITIES, leaseAnalysisSchema } from '../contracts/law/lease-analysis.ts'
import { LOCALES } from '../kernel/locale.ts'

/** Maximum characters of a lease as text. */
export const MOST_LEASE_CHARACTERS = 400_000
/** 10 MB of bytes in base64, plus some wrapping. */
const MOST_BASE64 = 14_100_000

/** Body of `POST /api/account/leases`: the arguments of `analyze_lease`, and whether the account keeps the report. */
export const leaseRequestSchema = z.strictObject({
  text: z
    .string()
    .max(MOST_LEASE_CHARACTERS)
    .optional()
    .describe('text of the lease; this or pdfBase64')
    .meta({ examples: ['CONTRAT DE BAIL …'] }),
  pdfBase64: z.base64().max(MOST_BASE64).optional().describe('PDF, DOCX or ODT with text, at most 10 MB and 60 pages'),
  concludedOn: z.iso
    .date()
    .max(10)
    .optional()
    .describe('date of signature; default: read from the lease')
    .meta({ examples: ['2026-11-01'] }),
  keep: z.boolean().default(false).describe('stores the report in the account; false: nothing is stored'),
  locale: z
    .enum([...LOCALES, 'lb'])
    .default('en')
    .describe('locale of the sentences; lb is a deprecated alias of lu'),
})

const count = z.int().min(0)

/** Answer of `POST /api/account/leases`: the whole analysis, with the risk of the tool's summary. */
export const leaseDocumentSchema = leaseAnalysisSchema
  .extend({
    riskLevel: z.enum([...LEASE_SEVERITIES, 'none']).describe('gravest computed finding'),
    counts: z
      .strictObject({ high: count, medium: count, low: count, worthReading: count })
      .describe('computed findings by severity; worthReading: passages that only resemble breaches'),
    reportUrl: z.string().nullable().describe('page of the stored report; null: not stored'),
    disclaimer: z.string(),
    notes: z.array(z.string()).optional().describe('such as why nothing was stored'),
  })
  .meta({ id: 'LeaseReport' })
