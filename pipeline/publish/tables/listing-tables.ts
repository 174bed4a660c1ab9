import {
  activityTableSchema,
  agencyTableSchema,
  estimateTableSchema,
  listingTableSchema,
  priceHistoryTableSchema,
} from '../../../models/contracts/tables/listing-tables.ts'
import { FEED_FILTER } from '../feeds/listing-feed.ts'
import type { PublicTable } from './public-table.ts'

/** Level of the interval of an estimate. */
const ESTIMATE_INTERVAL = 0.8

/** Holds for an advert `a` that no feed ever delivered which may not be shown: an archive may bind more than the daily feed. */
const SEEN_ONLY_IN_SHOWN_FEEDS = `NOT EXISTS (
            SELECT 1 FROM observation o JOIN published_source other ON other.id = o.source_id AND NOT other.shown WHERE o.advert_id = a.advert_id)`

/** Homes on offer, their prices through time, our estimates of them, and who offers them. */
export const LISTING_TABLES: readonly PublicTable[] = [
  {
    name: 'listings',
    description: 'Properties on the market on the day of the release, one row each however often they are advertised.',
    unit: 'listing',
    key: ['id'],
    schema: listingTableSchema,
    query: `SELECT id, title, price_eur AS price, listing_type, property_type, CASE WHEN is_project THEN 'project' ELSE 'single' END AS kind,
        price_from_eur AS price_from, price_to_eur AS price_to, price_check,
        CASE WHEN price_check = 'unusual' THEN json_extract_string(price_check_reasons, '$[0].code') END AS price_check_reason,
        CASE WHEN price_check = 'unusual' THEN json_extract_string(price_check_reasons, '$[*].lowEur')[1] END AS usual_price_from,
        CASE WHEN price_check = 'unusual' THEN json_extract_string(price_check_reasons, '$[*].highEur')[1] END AS usual_price_to,
        district, bedrooms AS beds, bathrooms AS baths, area_m2 AS area_sqm, energy_class, price_per_sqm, charges_eur AS charges,
        from_json(features, '["VARCHAR"]') AS features, json_extract_string(agency, '$.name') AS agency_name, latitude, longitude,
        first_seen, last_seen, commune_slug, fresh_until, days_on_market
      FROM listing WHERE ${FEED_FILTER}`,
    restsOn: ['listings'],
  },
  {
    name: 'price-history',
    description:
      'Every asking price of a home that may be shown, from the first advert on, and when it was last seen or went off the market.',
    unit: 'home x day x event x price',
    key: ['listing_id', 'day', 'event', 'price'],
    schema: priceHistoryTableSchema,
    query: `WITH seen AS (
        SELECT m.property_id AS listing_id, a.advert_id, a.listing_type, a.commune_slug, a.price_eur, a.price_history, a.last_seen, a.off_market_on
        FROM advert a JOIN property_member m ON m.advert_id = a.advert_id
        JOIN published_source s ON s.id = a.source_id AND s.shown
        WHERE a.commune_slug IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM implausible_advert i WHERE i.advert_id = a.advert_id)
          AND ${SEEN_ONLY_IN_SHOWN_FEEDS}
      ), home AS (
        SELECT listing_id, min(listing_type) AS listing_type, min(commune_slug) AS commune_slug, arg_max(price_eur, last_seen::VARCHAR || advert_id) AS price,
          CASE WHEN count(*) = count(off_market_on) THEN 'delisted' ELSE 'last_seen' END AS event,
          CASE WHEN count(*) = count(off_market_on) THEN max(off_market_on) ELSE max(last_seen) END AS day
        FROM seen GROUP BY listing_id
      ), priced AS (
        SELECT listing_id, unnest(from_json(price_history, '[{"date":"DATE","priceEur":"DOUBLE"}]')) AS step FROM seen
      )
      SELECT DISTINCT p.listing_id, h.listing_type, h.commune_slug, p.step.date AS day, 'price' AS event, p.step.priceEur AS price
      FROM priced p JOIN home h ON h.listing_id = p.listing_id
      UNION ALL
      SELECT listing_id, listing_type, commune_slug, day, event, price FROM home`,
    restsOn: ['listings'],
  },
  {
    name: 'estimates',
    description: 'Our estimate of each listing, made without knowing its own price, beside the price asked.',
    unit: 'listing',
    key: ['listing_id'],
    schema: estimateTableSchema,
    query: `SELECT e.listing_id, l.listing_type, l.commune_slug, l.price_eur AS price, e.estimate, e.low, e.high,
        ${ESTIMATE_INTERVAL} AS interval_level, e.confidence, e.support,
        list_filter(json_extract_string(e.comparables, '$[*].id'), lambda x: x IS NOT NULL AND x <> 'null') AS comparables
      FROM listing_estimate e JOIN listing l ON l.id = e.listing_id AND (${FEED_FILTER})`,
    restsOn: ['listings'],
  },
  {
    name: 'activity',
    description: 'Listings on the market on the day of the release by commune.',
    unit: 'commune x listing type x segment',
    key: ['commune_slug', 'listing_type', 'segment'],
    schema: activityTableSchema,
    query: `SELECT commune_slug, listing_type, segment, active_listings, new_listings, median_days_on_market, median_price_per_sqm,
        median_price_eur FROM activity`,
    restsOn: ['adverts'],
  },
  {
    name: 'agencies',
    description: 'Agencies with listings in a commune on the day of the release.',
    unit: 'commune x agency',
    key: ['commune_slug', 'agency_name'],
    schema: agencyTableSchema,
    query: `SELECT commune_slug, agency_name, min(website) AS website, sum(stock) AS stock, sum(buy_count) AS buy_count,
        sum(rent_count) AS rent_count, min(sale_price_min) AS sale_price_min, max(sale_price_max) AS sale_price_max,
        min(rent_min) AS rent_min, max(rent_max) AS rent_max
      FROM agency_stock WHERE town_kind = 'commune' AND agency_name IS NOT NULL GROUP BY commune_slug, agency_name`,
    restsOn: ['listings'],
  },
]
