import { z } from 'zod'

/** Why an input row did not become an observation. The counts of observations and rejects add up to the rows read. */
export const REJECT_CODES = {
  malformed_row: 'the row could not be parsed',
  missing_ref: 'the row has no key of its own and none can be derived from its URL',
  missing_listing_type: 'neither the row nor its URL says whether it is for rent or for sale',
  unknown_property_type: 'the type of property is not stated or not known',
  not_an_advert:
    'the row is a search page, an advertisement of a developer or another page that offers no one property',
  missing_price: 'no price and no statement that it is on request',
  foreign_currency: 'the price is in another currency than EUR, which is not converted',
  implausible_price: 'the price cannot be a price of this kind of property',
  implausible_area: 'the area cannot be the area of this kind of property',
  bad_date: 'the day of observation cannot be read or lies after the run',
  duplicate_row: 'the same advert stands twice in the same file; the first row counts',
  conflicting_row: 'the same advert stands twice in the same file with another price; the price known before counts',
} as const
export type RejectCode = keyof typeof REJECT_CODES

export const rejectSchema = z.object({
  batchId: z.string(),
  sourceId: z.string(),
  rowNumber: z.int(),
  code: z.enum(Object.keys(REJECT_CODES) as [RejectCode, ...RejectCode[]]),
  field: z.string().nullable(),
  received: z.string().nullable().describe('the offending value, at most 200 characters'),
  detail: z.string().describe('what was expected'),
})
export type Reject = z.infer<typeof rejectSchema>
