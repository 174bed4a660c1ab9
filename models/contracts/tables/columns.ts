import { z } from 'zod'

/** Columns that several released tables share, each with its meaning, unit and allowed values. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const QUARTER_LABEL = /^Q[1-4]-\d{4}$/

export const slugColumn = (description: string) => z.string().regex(SLUG).describe(description)
export const communeColumn = slugColumn('commune, as in the table communes')
export const listingIdColumn = z.string().regex(/^\w+$/).describe('listing; the same in every release')
export const listingTypeColumn = z.enum(['rent', 'sale']).describe('for rent or for sale')
export const segmentColumn = z.enum(['apartment', 'house']).describe('segment of the statistics')
export const sourceIdColumn = z.string().describe('source, as in the table sources')

export const quarterColumn = (description: string) =>
  z.string().regex(QUARTER_LABEL).describe(`${description}; sort by its first day`)
export const quarterStartColumn = (of: string) => z.iso.date().describe(`first day of ${of}`)

export const textColumn = (description: string) => z.string().describe(description)
export const dayColumn = (description: string) => z.iso.date().describe(description)
export const countColumn = (unit: string, description: string) => z.int().min(0).describe(description).meta({ unit })
export const ordinalColumn = (description: string) =>
  z.int().min(1).nullable().describe(description).meta({ unit: 'number' })
export const eurColumn = (description: string) =>
  z.number().min(0).nullable().describe(description).meta({ unit: 'EUR' })
export const perSqmColumn = (description: string) =>
  z.number().min(0).nullable().describe(description).meta({ unit: 'EUR/m²' })
export const percentColumn = (description: string) => z.number().nullable().describe(description).meta({ unit: '%' })
export const shareColumn = (description: string) =>
  z.number().min(0).max(1).nullable().describe(description).meta({ unit: 'share' })
export const numberColumn = (unit: string, description: string) =>
  z.number().nullable().describe(description).meta({ unit })
export const yesNoColumn = (description: string) => z.boolean().nullable().describe(description)
