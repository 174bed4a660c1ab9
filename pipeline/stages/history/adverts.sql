-- One row per advert from all its observations up to $as_of. Ties are broken by content (feed, batch, row), never by order of arrival.

CREATE OR REPLACE TEMP TABLE snapshot AS
SELECT portal_id, snapshot_date, max(grace_days)::INTEGER AS grace_days
FROM normalized_batch
WHERE complete AND status = 'ok' AND snapshot_date <= $as_of::DATE
GROUP BY ALL;

-- Rows of a failed file do not count. Those of a held file, and of an advert that a file states twice with other prices, show that it is on offer, no more.
CREATE OR REPLACE TEMP TABLE contested AS
SELECT batch_id, snapshot_date, unnest(from_json(contested, '[{"sourceRef":"VARCHAR","observedAt":"DATE","pricesEur":["DOUBLE"]}]'), recursive := true)
FROM normalized_batch;

CREATE OR REPLACE TEMP TABLE doubted AS
SELECT DISTINCT batch_id, "sourceRef" AS source_ref FROM contested WHERE snapshot_date IS NOT NULL;

CREATE OR REPLACE TEMP VIEW counted_observation AS
SELECT o.*, coalesce(b.status = 'held', false) AS is_held, coalesce(b.status = 'held', false) OR d.source_ref IS NOT NULL AS is_doubted
FROM observation o
LEFT JOIN (SELECT batch_id, status FROM normalized_batch) b USING (batch_id)
LEFT JOIN doubted d USING (batch_id, source_ref)
WHERE b.status IS DISTINCT FROM 'failed';

CREATE OR REPLACE TEMP TABLE portal_state AS
SELECT
  o.portal_id,
  max(o.observed_at) AS newest_day,
  any_value(s.newest_snapshot) AS newest_snapshot,
  any_value(s.grace_days) AS grace_days
FROM counted_observation o
LEFT JOIN (SELECT portal_id, max(snapshot_date) AS newest_snapshot, max(grace_days)::INTEGER AS grace_days FROM snapshot GROUP BY ALL) s USING (portal_id)
WHERE o.observed_at <= $as_of::DATE
GROUP BY o.portal_id;

CREATE OR REPLACE TEMP TABLE sighting AS
SELECT
  advert_id, portal_id, observed_at, is_held, is_doubted,
  CASE WHEN NOT is_doubted THEN price_eur END AS price_eur,
  CASE WHEN is_doubted THEN observed_at ELSE least(coalesce(published_at, observed_at), observed_at) END AS started_at,
  CASE WHEN NOT is_doubted AND withdrawn_at <= $as_of::DATE AND withdrawn_at >= observed_at THEN withdrawn_at END AS withdrawn_at,
  batch_id, row_number,
  row_number() OVER (PARTITION BY advert_id ORDER BY observed_at, source_id, batch_id, row_number) AS version
FROM counted_observation
WHERE observed_at <= $as_of::DATE;

-- A new period begins when an advert returns after a complete snapshot or a stated withdrawal showed that it was gone.
CREATE OR REPLACE TEMP TABLE return_to_market AS
WITH gap AS (
  SELECT
    advert_id, portal_id, observed_at,
    lag(observed_at) OVER history AS previous_day,
    lag(withdrawn_at) OVER history AS previous_withdrawal
  FROM sighting
  WINDOW history AS (PARTITION BY advert_id ORDER BY version)
)
SELECT g.advert_id, g.observed_at
FROM gap g
ASOF LEFT JOIN snapshot s ON s.portal_id = g.portal_id AND s.snapshot_date < g.observed_at
WHERE (s.snapshot_date > g.previous_day AND g.observed_at - g.previous_day > s.grace_days)
   OR g.observed_at > g.previous_withdrawal;

CREATE OR REPLACE TEMP TABLE new_price AS
WITH priced AS (
  -- The last price of a day counts for the day.
  SELECT advert_id, observed_at, arg_max(price_eur, version) AS price_eur
  FROM sighting WHERE price_eur IS NOT NULL
  GROUP BY ALL
), compared AS (
  SELECT *, lag(price_eur) OVER history AS earlier_price_eur, min(price_eur) OVER advert = max(price_eur) OVER advert AS is_constant
  FROM priced
  WINDOW advert AS (PARTITION BY advert_id), history AS (PARTITION BY advert_id ORDER BY observed_at)
)
SELECT advert_id, price_eur, is_constant, {'date': strftime(observed_at, '%Y-%m-%d'), 'priceEur': price_eur} AS step
FROM compared WHERE price_eur IS DISTINCT FROM earlier_price_eur;

-- Lists of rows are held in memory whole, those with an order of their own several times: only adverts whose price changed need them.
CREATE OR REPLACE TEMP TABLE price_change AS
WITH varied AS (
  SELECT advert_id, list_sort(list(step)) AS steps FROM new_price WHERE NOT is_constant GROUP BY advert_id
)
SELECT advert_id, price_eur AS first_price_eur, to_json([step]) AS price_history FROM new_price WHERE is_constant
UNION ALL
SELECT advert_id, steps[1].priceEur, to_json(steps) FROM varied;

CREATE OR REPLACE TEMP TABLE advert_span AS
WITH span AS (
  SELECT
    advert_id,
    -- The newest row that is not doubted, else the newest.
    coalesce(max(version) FILTER (WHERE NOT is_doubted), max(version)) AS version,
    min(started_at) AS first_seen,
    max(observed_at) AS last_seen,
    arg_max(withdrawn_at, version) FILTER (WHERE withdrawn_at IS NOT NULL) AS withdrawn_at
  FROM sighting
  GROUP BY advert_id
  HAVING NOT bool_and(is_held)
)
SELECT s.advert_id, portal_id, batch_id, row_number, s.first_seen, s.last_seen, s.withdrawn_at
FROM span s JOIN sighting USING (advert_id, version);

-- Prices of the file that showed an advert last, where it states several.
CREATE OR REPLACE TEMP TABLE rival_price AS
WITH told AS (
  SELECT o.advert_id, unnest(list_append(c."pricesEur", o.price_eur)) AS price_eur
  FROM contested c
  JOIN counted_observation o ON o.batch_id = c.batch_id AND o.source_ref = c."sourceRef" AND o.observed_at = c."observedAt"
  JOIN advert_span s ON s.advert_id = o.advert_id AND s.last_seen = o.observed_at
)
SELECT advert_id, list_sort(list(DISTINCT price_eur)) AS prices FROM told WHERE price_eur IS NOT NULL GROUP BY advert_id;

CREATE OR REPLACE TABLE advert AS
WITH returned AS (
  SELECT advert_id, count(*) AS returns, max(observed_at) AS last_return FROM return_to_market GROUP BY advert_id
), judged AS (
  SELECT
    a.*,
    coalesce(r.returns, 0) + 1 AS period_count,
    coalesce(r.last_return, a.first_seen) AS period_start,
    coalesce(a.withdrawn_at >= a.last_seen, false) AS is_withdrawn,
    coalesce(a.last_seen + p.grace_days < p.newest_snapshot, false) AS is_missing,
    a.last_seen + b.fresh_days::INTEGER AS fresh_until,
    p.newest_day + b.fresh_days::INTEGER < $as_of::DATE AS is_silent
  FROM advert_span a
  JOIN portal_state p USING (portal_id)
  JOIN normalized_batch b USING (batch_id)
  LEFT JOIN returned r USING (advert_id)
)
SELECT
  o.*,
  j.first_seen,
  j.last_seen,
  j.fresh_until,
  NOT j.is_withdrawn AND NOT j.is_missing AND j.fresh_until >= $as_of::DATE AS active,
  CASE WHEN j.is_withdrawn THEN j.withdrawn_at WHEN j.is_missing THEN j.last_seen END AS off_market_on,
  -- Whether an advert that nobody has seen for so long is still on offer is unknown.
  CASE
    WHEN j.is_withdrawn OR j.is_missing OR j.fresh_until >= $as_of::DATE THEN NULL
    WHEN j.is_silent THEN 'feed_silent'
    ELSE 'not_seen'
  END AS stale_reason,
  j.period_start,
  j.period_count,
  p.first_price_eur,
  to_json(coalesce(list_filter(r.prices, lambda price: price <> o.price_eur), []::DOUBLE[])) AS rival_prices_eur,
  coalesce(p.price_history, '[]'::JSON) AS price_history
FROM judged j
JOIN observation o ON o.batch_id = j.batch_id AND o.row_number = j.row_number
LEFT JOIN price_change p ON p.advert_id = j.advert_id
LEFT JOIN rival_price r ON r.advert_id = j.advert_id;

DROP VIEW counted_observation; DROP TABLE contested; DROP TABLE doubted; DROP TABLE rival_price; DROP TABLE snapshot; DROP TABLE portal_state; DROP TABLE sighting; DROP TABLE return_to_market; DROP TABLE new_price; DROP TABLE price_change; DROP TABLE advert_span;
