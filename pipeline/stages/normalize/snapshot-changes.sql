-- Changes of the adverts of one file ($before) in the next one of the same feed ($after).
WITH before AS (
  SELECT source_ref, row_number, price_eur, area_m2, listing_type, commune_slug, published_at,
    row_number() OVER (ORDER BY row_number) AS position, count(*) OVER () AS total
  FROM observation WHERE batch_id = $before
), after AS (
  SELECT source_ref, row_number, price_eur, area_m2, listing_type, commune_slug, published_at
  FROM observation WHERE batch_id = $after
), pair AS (
  SELECT b.*, a.source_ref IS NOT NULL AS is_kept, a.row_number AS new_row, a.price_eur / b.price_eur AS price_ratio, a.area_m2 / b.area_m2 AS area_ratio,
    is_kept AND b.price_eur IS NOT NULL AS is_priced, is_priced AND coalesce(price_ratio NOT BETWEEN 0.5 AND 2, true) AS repriced,
    is_kept AND b.area_m2 IS NOT NULL AS is_sized, is_sized AND coalesce(area_ratio NOT BETWEEN 0.5 AND 2, true) AS resized,
    a.listing_type <> b.listing_type AS dealt, a.commune_slug IS DISTINCT FROM b.commune_slug AS moved, a.published_at < b.published_at AS redated
  FROM before b LEFT JOIN after a USING (source_ref)
)
SELECT
  count(*) AS total,
  count(*) FILTER (WHERE is_kept) AS kept,
  coalesce(max(total) - max(position) FILTER (WHERE is_kept), count(*)) AS lost_at_the_end,
  count(*) FILTER (WHERE is_priced) AS priced,
  count(*) FILTER (WHERE repriced) AS repriced,
  median(price_ratio) FILTER (WHERE repriced) AS price_ratio,
  min(new_row) FILTER (WHERE repriced) AS price_row,
  count(*) FILTER (WHERE is_sized) AS sized,
  count(*) FILTER (WHERE resized) AS resized,
  median(area_ratio) FILTER (WHERE resized) AS area_ratio,
  min(new_row) FILTER (WHERE resized) AS area_row,
  count(*) FILTER (WHERE is_kept AND dealt) AS dealt,
  min(new_row) FILTER (WHERE is_kept AND dealt) AS deal_row,
  count(*) FILTER (WHERE is_kept AND commune_slug IS NOT NULL) AS placed,
  count(*) FILTER (WHERE is_kept AND commune_slug IS NOT NULL AND moved) AS moved,
  min(new_row) FILTER (WHERE is_kept AND commune_slug IS NOT NULL AND moved) AS move_row,
  count(*) FILTER (WHERE is_kept AND published_at IS NOT NULL) AS dated,
  count(*) FILTER (WHERE redated) AS redated,
  min(new_row) FILTER (WHERE redated) AS date_row
FROM pair
