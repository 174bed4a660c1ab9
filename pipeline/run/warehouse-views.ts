/** A view of the warehouse with the question that it answers. */
export interface WarehouseView {
  name: string
  question: string
  /** Tables that it reads; a run of few jobs may lack them. */
  reads: readonly string[]
  sql: string
}

/** Views for the questions that people ask of a warehouse. */
export const WAREHOUSE_VIEWS: readonly WarehouseView[] = [
  {
    name: 'feed_yield',
    question: 'What did each feed deliver: files, rows, observations, rejects, first and last day?',
    reads: ['normalized_batch'],
    sql: `SELECT source_id, count(*) AS files, sum(rows_read)::BIGINT AS rows_read, sum(observations)::BIGINT AS observations,
        sum(rejects)::BIGINT AS rejects, min(snapshot_date) AS first_day, max(snapshot_date) AS last_day,
        count(*) FILTER (WHERE status <> 'ok') AS files_with_problems
      FROM normalized_batch GROUP BY source_id ORDER BY source_id`,
  },
  {
    name: 'reject_reasons',
    question: 'Why were rows of each feed not used?',
    reads: ['reject', 'open_data_reject'],
    sql: `SELECT source_id, code, field, count(*) AS "rows", min(received) AS example
      FROM (SELECT source_id, code, field, received FROM reject
        UNION ALL SELECT source_id, code, field, received FROM open_data_reject) r
      GROUP BY source_id, code, field ORDER BY "rows" DESC, source_id, code, field`,
  },
  {
    name: 'home_adverts',
    question: 'Which adverts are of one home, when were they on offer, and at what price?',
    reads: ['property_member', 'advert'],
    sql: `SELECT m.property_id, a.advert_id, a.source_id, a.listing_type, a.commune_slug, a.property_type, a.area_m2, a.first_price_eur,
        a.price_eur, a.first_seen, a.last_seen, a.off_market_on, a.active, a.url
      FROM property_member m JOIN advert a ON a.advert_id = m.advert_id ORDER BY m.property_id, a.first_seen, a.advert_id`,
  },
  {
    name: 'price_steps',
    question: 'Which prices did each advert ask, and from which day?',
    reads: ['advert'],
    sql: `SELECT advert_id, commune_slug, listing_type, step."date" AS day, step.priceEur AS price_eur
      FROM (SELECT advert_id, commune_slug, listing_type, unnest(from_json(price_history, '[{"date":"DATE","priceEur":"DOUBLE"}]')) AS step
        FROM advert) s ORDER BY advert_id, day`,
  },
  {
    name: 'entries_by_quarter',
    question: 'How many homes came on the market each quarter by commune, and at which median price?',
    reads: ['market_entry'],
    sql: `SELECT 'Q' || (quarter % 4 + 1)::VARCHAR || '-' || (quarter // 4)::VARCHAR AS quarter,
        make_date((quarter // 4)::INTEGER, (quarter % 4 * 3 + 1)::INTEGER, 1) AS quarter_start, commune_slug, listing_type, segment,
        count(*) AS homes, round(median(price_eur / area_m2), 2) AS median_price_per_sqm
      FROM market_entry GROUP BY ALL ORDER BY quarter_start, commune_slug, listing_type, segment`,
  },
  {
    name: 'newest_levels',
    question: 'What is the newest stated level of each area?',
    reads: ['trend_point'],
    sql: `SELECT * FROM trend_point WHERE price_per_sqm IS NOT NULL
      QUALIFY right(quarter, 4) || quarter = max(right(quarter, 4) || quarter) OVER (PARTITION BY area_level, area_slug, listing_type, segment)`,
  },
  {
    name: 'listings_to_review',
    question: 'Which homes on offer should a person look at, and why?',
    reads: ['listing'],
    sql: `SELECT id, commune_slug, listing_type, property_type, price_eur, price_check, price_check_reasons, source_url
      FROM listing WHERE price_check IN ('unusual', 'implausible') ORDER BY price_check, id`,
  },
]
