import type { Tool } from './offer/tool.ts'
import { analyzeLease } from './tools/analyze-lease.ts'
import { getAffordability } from './tools/get-affordability.ts'
import { getCommuteTimes } from './tools/get-commute-times.ts'
import { getInquiryStatus } from './tools/get-inquiry-status.ts'
import { getListing } from './tools/get-listing.ts'
import { getListingTruth } from './tools/get-listing-truth.ts'
import { getMarketContext } from './tools/get-market-context.ts'
import { getPriceEstimate } from './tools/get-price-estimate.ts'
import { getTownAgencies } from './tools/get-town-agencies.ts'
import { renderListingCards } from './tools/render-listing-cards.ts'
import { searchForSale } from './tools/search-for-sale.ts'
import { searchRentals } from './tools/search-rentals.ts'
import { searchVibe } from './tools/search-vibe.ts'
import { submitInquiry } from './tools/submit-inquiry.ts'

/** Every tool, in the order clients see: the typical flow from search to inquiry. */
export const TOOLS: readonly Tool[] = [
  searchVibe,
  searchRentals,
  searchForSale,
  renderListingCards,
  getListing,
  getListingTruth,
  getMarketContext,
  getTownAgencies,
  getPriceEstimate,
  getAffordability,
  getCommuteTimes,
  analyzeLease,
  submitInquiry,
  getInquiryStatus,
]
