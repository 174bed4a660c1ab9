import type { Tool } from './tool.ts'
import { getAffordability } from './tools/get-affordability.ts'
import { getCommuteTimes } from './tools/get-commute-times.ts'
import { getMarketContext } from './tools/get-market-context.ts'
import { getPriceEstimate } from './tools/get-price-estimate.ts'
import { getTownAgencies } from './tools/get-town-agencies.ts'

/** Every tool, in the order in which clients see them: the typical flow, from search to inquiry. */
export const TOOLS: readonly Tool[] = [
  getMarketContext,
  getTownAgencies,
  getPriceEstimate,
  getAffordability,
  getCommuteTimes,
]
