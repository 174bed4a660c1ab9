-- Market activity on the release day, by commune, listing type and segment; `all` counts every home, its medians cover both segments.

CREATE OR REPLACE TABLE activity AS
WITH dwelling AS (
  SELECT commune_slug, listing_type, unnest(CASE WHEN segment IS NULL THEN ['all'] ELSE [segment, 'all'] END) AS segment, first_seen, days_on_market,
    -- Counted, but no evidence of the level of prices.
    CASE WHEN price_check <> 'implausible' AND listing.segment IS NOT NULL THEN price_per_sqm END AS price_per_sqm,
    CASE WHEN price_check <> 'implausible' AND listing.segment IS NOT NULL THEN price_eur END AS price_eur
  FROM (SELECT * FROM listing UNION ALL BY NAME SELECT * FROM counted_listing) AS listing
  WHERE list_contains(string_split($home_types, ','), property_type) AND commune_slug IS NOT NULL
)
SELECT
  commune_slug, listing_type, segment,
  count(*) AS active_listings,
  count(*) FILTER (WHERE first_seen >= $quarter_start::DATE) AS new_listings,
  CASE WHEN count(*) >= $minimum_listings::INTEGER THEN median(days_on_market) END AS median_days_on_market,
  CASE WHEN count(price_per_sqm) >= $minimum_listings::INTEGER THEN round(median(price_per_sqm), 2) END AS median_price_per_sqm,
  CASE WHEN count(price_eur) >= $minimum_listings::INTEGER THEN round(median(price_eur)) END AS median_price_eur
FROM dwelling
GROUP BY ALL;
