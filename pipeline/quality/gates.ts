import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { YEAR_MINIMUM } from '../../models/prices/trends/publication-rule.ts'
import { ROW_GATES, type RowGate } from './gate-names.ts'
import { lateFeeds } from './late-feeds.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

interface Gate {
  name: RowGate
  severity: QualityFinding['severity']
  /** Problem in words; `{n}` is the number of rows. */
  message: string
  /** Selects the rows that break the rule. May use `$as_of`. */
  sql: string
}

const EXAMPLE_ROWS = 20

/**
 * Files whose state still matters: a later good file of a feed that lists everything heals an earlier one. Files of other feeds each hold rows of their
 * own, so that a failed one matters until it is replaced.
 */
const CURRENT_BATCH = `(
  SELECT b.*, max(snapshot_date) FILTER (WHERE status = 'ok') OVER (PARTITION BY source_id) AS good_day,
    max(snapshot_date) OVER (PARTITION BY source_id) AS last_day
  FROM normalized_batch b WHERE snapshot_date IS NULL OR snapshot_date <= $as_of::DATE
  QUALIFY snapshot_date IS NULL OR good_day IS NULL OR snapshot_date >= good_day OR (NOT complete AND status IN ('failed', 'held')))`

/** Findings of the contracts of the feeds in the newest files, beside what decided their status. */
const contractFindings = (severity: string): string => `
  SELECT source_id, name, f.rowNumber AS row_number, f.field, f.problem, f.advice FROM (
    SELECT source_id, name, unnest(from_json(findings, '[{"severity":"VARCHAR","effect":"VARCHAR","field":"VARCHAR",
      "rowNumber":"BIGINT","problem":"VARCHAR","advice":"VARCHAR"}]')) AS f
    FROM ${CURRENT_BATCH} WHERE snapshot_date IS NULL OR snapshot_date = last_day OR status IN ('failed', 'held'))
  WHERE f.severity = '${severity}'`

/** Growth without a record that is better than no change. */
const UNEARNED = '(beats_no_change AND coalesce(skill, 0) <= 0) OR (NOT beats_no_change AND weight > 0)'

const fewestListings = `CASE area_level ${Object.entries(YEAR_MINIMUM)
  .map(([level, fewest]) => `WHEN '${level}' THEN ${fewest}`)
  .join(' ')} END`

/** Rules on single rows and between tables; each query returns the rows that break its rule. */
const QUERIES: Record<RowGate, Omit<Gate, 'name'>> = {
  'rows-accounted-for': {
    severity: 'blocker',
    message: '{n} batches lost rows: observations and rejects do not add up to the rows read',
    sql: `SELECT b.batch_id, b.source_id, b.name, b.rows_read, b.observations, b.rejects FROM normalized_batch b
          LEFT JOIN (SELECT batch_id, count(*) AS n FROM observation GROUP BY ALL) o USING (batch_id)
          LEFT JOIN (SELECT batch_id, count(*) AS n FROM reject GROUP BY ALL) r USING (batch_id)
          WHERE status <> 'failed' AND (rows_read <> observations + rejects OR observations <> coalesce(o.n, 0) OR rejects <> coalesce(r.n, 0))`,
  },
  'listing-ids-unique': {
    severity: 'blocker',
    message: '{n} listing ids are used by more than one listing',
    sql: `SELECT id, count(*) AS listings FROM listing GROUP BY id HAVING count(*) > 1`,
  },
  'adverts-belong-to-one-property': {
    severity: 'blocker',
    message: '{n} adverts belong to no property or to several',
    sql: `SELECT a.advert_id, count(m.property_id) AS properties FROM advert a LEFT JOIN property_member m USING (advert_id)
      GROUP BY ALL HAVING count(m.property_id) <> 1`,
  },
  'communes-known': {
    severity: 'blocker',
    message: '{n} listings are in a commune that does not exist',
    sql: `SELECT id, commune_slug FROM listing ANTI JOIN commune ON commune.slug = listing.commune_slug WHERE commune_slug IS NOT NULL`,
  },
  'communes-complete': {
    severity: 'blocker',
    message: '{n} communes have no liveability record',
    sql: `SELECT slug FROM commune ANTI JOIN liveability ON liveability.commune_slug = commune.slug`,
  },
  'dates-in-order': {
    severity: 'blocker',
    message: '{n} listings were last seen before their first day or after the day of the release',
    sql: `SELECT id, first_seen, last_seen FROM listing WHERE first_seen > last_seen OR last_seen > $as_of::DATE OR days_on_market < 0`,
  },
  'offers-seen-in-time': {
    severity: 'blocker',
    message: '{n} listings count as on offer but were last seen too long ago, or are stale without need',
    sql: `SELECT id, last_seen, fresh_until, status FROM (FROM listing UNION ALL BY NAME FROM stale_listing)
          WHERE status <> CASE WHEN fresh_until < $as_of::DATE THEN 'stale' ELSE 'on_offer' END`,
  },
  'values-in-range': {
    severity: 'blocker',
    message: '{n} listings have an impossible price or area',
    sql: `SELECT id, listing_type, price_eur, area_m2 FROM listing WHERE price_eur <= 0 OR area_m2 <= 0 OR area_m2 > 100000 OR price_eur > 500000000`,
  },
  'no-personal-data': {
    severity: 'blocker',
    message: '{n} listings still show an e-mail address in their text',
    sql: `SELECT id FROM listing
      WHERE regexp_matches(coalesce(title, '') || ' ' || coalesce(description, ''), '[[:alnum:]._-]{2,}@[[:alnum:]-]+\\.[[:alpha:]]{2,}')`,
  },
  'trend-intervals': {
    severity: 'blocker',
    message: '{n} trend points are outside their own interval',
    sql: `SELECT area_slug, listing_type, segment, quarter, price_per_sqm, low, high FROM trend_point WHERE price_per_sqm NOT BETWEEN low AND high`,
  },
  'levels-have-evidence': {
    severity: 'blocker',
    message:
      '{n} price levels have too few listings of their place behind them, or a change to or from a quarter without any',
    sql: `SELECT t.area_slug, t.listing_type, t.segment, t.quarter, t.price_per_sqm, t.qoq_percent, t.yoy_percent, t.listing_count, t.year_listing_count
          FROM trend_point t WHERE (price_per_sqm IS NOT NULL AND coalesce(year_listing_count, 0) < ${fewestListings})
            OR (coalesce(qoq_percent, yoy_percent) IS NOT NULL AND (price_per_sqm IS NULL OR listing_count = 0))`,
  },
  'index-intervals': {
    severity: 'blocker',
    message: '{n} index points are not positive, or they or their changes are outside their own interval',
    sql: `SELECT scope, quarter, value, low, high, qoq_percent, yoy_percent FROM market_index_point WHERE value <= 0 OR value NOT BETWEEN low AND high
      OR qoq_percent NOT BETWEEN qoq_low_percent AND qoq_high_percent OR yoy_percent NOT BETWEEN yoy_low_percent AND yoy_high_percent`,
  },
  'forecasts-beat-no-change': {
    severity: 'blocker',
    message: '{n} forecasts are published with growth that past forecasts have not earned',
    sql: `SELECT commune_slug, property_type AS type, skill, weight FROM forecast
          WHERE ${UNEARNED} OR (NOT beats_no_change
            AND len(list_filter(from_json(predictions, '[{"changePercent":"BIGINT"}]'), lambda one: one.changePercent <> 0)) > 0)
          UNION ALL SELECT commune_slug, listing_type || ' ' || segment || ' ' || basis || ' ' || condition, skill, weight
          FROM official_forecast WHERE ${UNEARNED} OR (NOT beats_no_change AND change_percent <> 0)`,
  },
  'feeds-fetched': {
    severity: 'warning',
    message: '{n} feeds could not be fetched or have a file dated after the run; their last good files are used',
    sql: `SELECT source_id, name, reason, advice FROM feed_failure`,
  },
  'batches-usable': {
    severity: 'warning',
    message:
      '{n} files are unreadable, smaller than the previous ones or contradict them; they take no advert off the market',
    sql: `SELECT source_id, name, status, rows_read, error FROM ${CURRENT_BATCH} WHERE status <> 'ok'`,
  },
  'feed-contracts': {
    severity: 'warning',
    message: '{n} times a file breaks the contract of its feed',
    sql: contractFindings('warning'),
  },
  'feed-contracts-block': {
    severity: 'blocker',
    message: '{n} times a file breaks a part of the contract of its feed that a release must not break',
    sql: contractFindings('blocker'),
  },
  'feeds-fresh': {
    severity: 'warning',
    message: '{n} feeds have no new file for longer than their cadence allows',
    sql: lateFeeds(`fresh_severity = 'warning'`),
  },
  'feeds-fresh-block': {
    severity: 'blocker',
    message: '{n} feeds that a release needs have no new file for longer than their cadence allows',
    sql: lateFeeds(`fresh_severity = 'blocker'`),
  },
  'open-data-usable': {
    severity: 'warning',
    message: '{n} files of open data are unreadable or lost rows',
    sql: `SELECT source_id, name, rows_read, records, rejects, error FROM open_data_batch WHERE error IS NOT NULL OR rows_read <> records + rejects`,
  },
  'places-resolved': {
    severity: 'warning',
    message: '{n} feeds have more than 3 % of their adverts in a place that was not recognised',
    sql: `SELECT source_id, count(*) AS adverts, count(*) FILTER (WHERE place_kind IN ('unknown', 'ambiguous')) AS unresolved FROM advert
          GROUP BY source_id HAVING count(*) >= 30 AND count(*) FILTER (WHERE place_kind IN ('unknown', 'ambiguous')) > 0.03 * count(*)`,
  },
  'fields-make-sense-together': {
    severity: 'warning',
    message:
      '{n} listings contradict themselves (more bedrooms than rooms, a floor above the top floor, a new building from many years ago)',
    sql: `SELECT id, rooms, bedrooms, floor, floor_count, new_build, construction_year FROM listing
          WHERE bedrooms > rooms OR floor > floor_count OR (new_build AND construction_year < year($as_of::DATE) - 6)`,
  },
  'price-per-m2-plausible': {
    severity: 'warning',
    message: '{n} homes have a price per m² far from the median of their commune',
    sql: `SELECT id, l.commune_slug, l.listing_type, l.price_per_sqm, a.median_price_per_sqm FROM listing l
          JOIN activity a ON a.commune_slug = l.commune_slug AND a.listing_type = l.listing_type AND a.segment = l.segment
          WHERE l.price_per_sqm NOT BETWEEN a.median_price_per_sqm / 4 AND a.median_price_per_sqm * 4`,
  },
  'adverts-for-review': {
    severity: 'warning',
    message:
      '{n} adverts on the market state a condition that may be unlawful; the sentence was removed from the text; please review it',
    sql: `SELECT advert_id, source_id, review_flags FROM advert WHERE active AND review_flags <> '[]'`,
  },
}

/** Runs every gate on the warehouse. */
export async function findProblems(warehouse: Warehouse, asOf: string): Promise<QualityFinding[]> {
  const findings: QualityFinding[] = []
  for (const name of ROW_GATES) {
    const finding = await runGate(warehouse, { name, ...QUERIES[name] }, asOf)
    if (finding) findings.push(finding)
  }
  return findings
}

async function runGate(
  warehouse: Warehouse,
  { name, severity, message, sql }: Gate,
  asOf: string,
): Promise<QualityFinding | null> {
  const parameters = sql.includes('$as_of') ? { as_of: asOf } : undefined
  const { count } = await warehouse.one<{ count: number }>(`SELECT count(*) AS count FROM (${sql})`, parameters)
  if (count === 0) return null
  const rows = await warehouse.all<Record<string, unknown>>(
    `SELECT * FROM (${sql}) ORDER BY ALL LIMIT ${EXAMPLE_ROWS}`,
    parameters,
  )
  return { gate: name, severity, message: message.replace('{n}', count.toLocaleString('en-GB')), count, rows }
}
