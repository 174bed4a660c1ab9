-- Homes on the market by town and agency. A town is a commune, a locality or a quarter; a listing counts in each of them.

CREATE OR REPLACE TABLE agency_stock AS
WITH offer AS (
  SELECT
    unnest([{'kind': 'commune', 'slug': commune_slug}, {'kind': 'locality', 'slug': locality}, {'kind': 'quarter', 'slug': district}]) AS town,
    commune_slug, listing_type,
    CASE WHEN price_check <> 'implausible' THEN price_eur END AS price_eur,
    trim(agency->>'$.name') AS agency_name,
    agency->>'$.website' AS website
  FROM listing
  WHERE commune_slug IS NOT NULL AND list_contains(string_split($home_types, ','), property_type)
)
SELECT
  town.kind AS town_kind,
  town.slug AS town_slug,
  commune_slug,
  -- Case and spacing of names do not distinguish agencies.
  lower(regexp_replace(agency_name, '\s+', ' ', 'g')) AS agency_key,
  min(agency_name) AS agency_name,
  min(website) AS website,
  count(*) AS stock,
  count(*) FILTER (WHERE listing_type = 'sale') AS buy_count,
  count(*) FILTER (WHERE listing_type = 'rent') AS rent_count,
  min(price_eur) FILTER (WHERE listing_type = 'sale') AS sale_price_min,
  max(price_eur) FILTER (WHERE listing_type = 'sale') AS sale_price_max,
  min(price_eur) FILTER (WHERE listing_type = 'rent') AS rent_min,
  max(price_eur) FILTER (WHERE listing_type = 'rent') AS rent_max
FROM offer
WHERE town.slug IS NOT NULL
GROUP BY ALL;
