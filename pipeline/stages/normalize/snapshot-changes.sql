-- What became of the adverts of one file ($before) in the next one of the same feed ($after).
WITH before AS (
  SELECT source_ref, row_number, price_eur, area_m2, listing_type, commune_slug, published_at,
    row_number() OVER (ORDER BY row_number) AS position, count(*) OVER () AS total
  FROM observation WHERE batch_id = $before
), after AS (
  SELECT source_ref, row_number, price_eur, area_m2, listing_type, commune_slug, published_at
  FROM observation WHERE batch_id = $after
), pair AS (
  SELECT b.*, a.source_ref IS NOT NULL AS is_kept, a.row_number AS new_row, a.price_eur / b.price_eur AS price_ratio, a.area_m2 / b.area_m2 AS area_ratio,
    a.listing_type <> b.listing_type AS dealt, a.commune_slug IS DISTINCT FROM b.commune_slug AS moved, a.published_at < b.published_at AS redated
  FROM before b LEFT JOIN after a USING (source_ref)
)
SELECT
  count(*) AS total,
  count(*) FILTER (WHERE is_kept) AS kept,
  coalesce(max(total) - max(position) FILTER (WHERE is_kept), count(*)) AS lost_at_the_end,
  count(price_ratio) AS priced,
  count(*) FILTER (WHERE price_ratio NOT BETWEEN 0.5 AND 2) AS repriced,
  median(price_ratio) FILTER (WHERE price_ratio NOT BETWEEN 0.5 AND 2) AS price_ratio,
  min(new_row) FILTER (WHERE price_ratio NOT BETWEEN 0.5 AND 2) AS price_row,
  count(area_ratio) AS sized,
  count(*) FILTER (WHERE area_ratio NOT BETWEEN 0.5 AND 2) AS resized,
  median(area_ratio) FILTER (WHERE area_ratio NOT BETWEEN 0.5 AND 2) AS area_ratio,
  min(new_row) FILTER (WHERE area_ratio NOT BETWEEN 0.5 AND 2) AS area_row,
  count(*) FILTER (WHERE is_kept AND dealt) AS dealt,
  min(new_row) FILTER (WHERE is_kept AND dealt) AS deal_row,
  count(*) FILTER (WHERE is_kept AND commune_slug IS NOT NULL) AS placed,
  count(*) FILTER (WHERE is_kept AND commune_slug IS NOT NULL AND moved) AS moved,
  min(new_row) FILTER (WHERE is_kept AND commune_slug IS NOT NULL AND moved) AS move_row,
  count(*) FILTER (WHERE is_kept AND published_at IS NOT NULL) AS dated,
  count(*) FILTER (WHERE redated) AS redated,
  min(new_row) FILTER (WHERE redated) AS date_row
FROM pair
