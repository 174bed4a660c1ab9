import { priceEstimateRequestSchema, priceEstimateSchema } from '../contracts/market/valuation.ts'
import { listingsQuerySchema } from './listing-documents.ts'
import { notes } from './notes.ts'

const { shape } = priceEstimateRequestSchema

/** Query parameters of `GET /estimate`: the arguments of `get_price_estimate`. */
export const estimateQuerySchema = priceEstimateRequestSchema.extend({
  propertyType: shape.propertyType.meta({ examples: ['apartment'] }),
  commune: shape.commune.meta({ examples: ['luxembourg'] }),
  areaSqm: shape.areaSqm.meta({ examples: [80] }),
  features: shape.features.meta({ param: { style: 'form', explode: false }, examples: [['balcony', 'parking']] }),
  locale: listingsQuerySchema.shape.locale,
})

/** `GET /estimate`. */
export const estimateDocumentSchema = priceEstimateSchema.extend({ notes }).meta({ id: 'PriceEstimate' })
