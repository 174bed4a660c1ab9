import { z } from 'zod'
import { FORECAST_REFUSALS, forecastSchema } from '../../../models/contracts/market/forecast.ts'

/** A forecast without the fields added at publication. */
export const forecastRowSchema = forecastSchema.omit({ generatedAt: true, record: true })
export type ForecastRow = z.infer<typeof forecastRowSchema>

export const forecastRefusalSchema = z.object({
  communeSlug: z.string(),
  propertyType: z.enum(['apartment', 'house']),
  quartersOfData: z.int(),
  reason: z.enum(FORECAST_REFUSALS),
})
export type ForecastRefusal = z.infer<typeof forecastRefusalSchema>
