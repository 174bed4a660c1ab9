import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { understandQuery } from './understand-query.ts'

/** Reads a query with the places of the country. @param today day on which it is asked */
export function readQuery(text: string, intent?: 'rent' | 'buy', today = '2026-11-28'): SearchIntent {
  return understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today, ...(intent && { intent }) })
}
