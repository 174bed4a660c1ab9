import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALCULATOR_STYLE_PATH } from '../../../../content/pages/calculators/calculator-page.ts'
import { CALCULATORS } from '../../../../content/pages/calculators/calculators.ts'
import { minifiedStyle } from '../../../../content/site/site-style.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import { createRepresentation } from '../../../http/representation.ts'
import { tokenBuckets } from '../../../limits/token-bucket.ts'
import type { Services } from '../../services.ts'
import { reachEndpoint } from './reach-endpoint.ts'
import { calculatorEndpoint } from './calculator-endpoint.ts'

/** People are not metered by the day; this keeps one address from taking the server from the others. */
const PACE = { aMinute: 300, burst: 200 }
const STYLE = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'site', 'calculators.css')

/** The calculators and their stylesheet. */
export function calculatorEndpoints(services: Services): Endpoint[] {
  const buckets = tokenBuckets(PACE)
  const style = createRepresentation(Buffer.from(minifiedStyle(readFileSync(STYLE, 'utf8'))), 'text/css; charset=utf-8')
  return [
    {
      path: CALCULATOR_STYLE_PATH,
      answer: (question) => respondWith(style, question, { cacheControl: PUBLIC_CACHE }),
    },
    reachEndpoint(services, buckets),
    ...CALCULATORS.map((id) => calculatorEndpoint(id, services, buckets)),
  ]
}
