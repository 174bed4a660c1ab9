-- One row per property and period on the market, dwellings in the country only. A relisting within $relisting_gap_days continues a period.

CREATE OR REPLACE TEMP TABLE entry_advert AS
SELECT
  m.property_id, a.advert_id, a.listing_type, a.segment, a.property_type, a.commune_slug, a.locality, a.district,
  a.agency_name, a.first_seen, a.first_price_eur, a.area_m2,
  a.land_area_m2, a.bedrooms, a.energy_class, a.new_build, a.furnished, a.condition, a.construction_year, a.floor, a.bathrooms, a.latitude,
  a.longitude, a.features, a.absent_features,
  a.advert_id NOT IN (SELECT advert_id FROM observation WHERE list_contains(from_json($counted_sources, '["VARCHAR"]'), source_id)) AS showable,
  coalesce(a.off_market_on, a.last_seen) AS ended_on,
  row_number() OVER earliest_first AS earliest,
  -- Adverts that state their area take precedence over those whose area was read from the text.
  row_number() OVER (PARTITION BY m.property_id ORDER BY a.methods LIKE '%"areaM2"%', a.first_seen, a.advert_id) AS preference
FROM advert a
JOIN property_member m USING (advert_id)
-- A price that cannot be that of the home says nothing about the level of prices.
ANTI JOIN implausible_advert USING (advert_id)
WHERE a.segment IS NOT NULL AND a.commune_slug IS NOT NULL AND NOT a.is_project AND a.first_price_eur > 0 AND a.first_seen <= $as_of::DATE
WINDOW earliest_first AS (PARTITION BY m.property_id ORDER BY a.first_seen, a.advert_id);

CREATE OR REPLACE TEMP TABLE entry_period AS
WITH marked AS (
  SELECT
    property_id, advert_id, first_seen,
    first_seen - max(ended_on) OVER earlier > $relisting_gap_days::INTEGER AS is_new
  FROM entry_advert
  WINDOW earlier AS (PARTITION BY property_id ORDER BY first_seen, advert_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
)
SELECT
  property_id, advert_id,
  sum(coalesce(is_new, false)::INTEGER) OVER (PARTITION BY property_id ORDER BY first_seen, advert_id ROWS UNBOUNDED PRECEDING) AS period
FROM marked;

CREATE OR REPLACE TABLE market_entry AS
WITH merged AS (
  SELECT
    e.property_id,
    e.listing_type,
    arg_min(e.segment, e.preference) AS segment,
    arg_min(e.property_type, e.preference) AS property_type,
    arg_min(e.commune_slug, e.preference) AS commune_slug,
    arg_min(e.locality, e.preference) FILTER (WHERE e.locality IS NOT NULL) AS locality,
    arg_min(e.district, e.preference) FILTER (WHERE e.district IS NOT NULL) AS district,
    arg_min(lower(trim(e.agency_name)), e.preference) FILTER (WHERE trim(e.agency_name) <> '') AS agency,
    min(e.first_seen) AS entered_on,
    arg_min(e.first_price_eur, e.earliest) AS price_eur,
    arg_min(e.area_m2, e.preference) FILTER (WHERE e.area_m2 > 0) AS area_m2,
    arg_min(e.land_area_m2, e.preference) FILTER (WHERE e.land_area_m2 > 0) AS land_area_m2,
    arg_min(e.bedrooms, e.preference) FILTER (WHERE e.bedrooms IS NOT NULL) AS bedrooms,
    arg_min(e.energy_class, e.preference) FILTER (WHERE e.energy_class IS NOT NULL) AS energy_class,
    arg_min(e.new_build, e.preference) FILTER (WHERE e.new_build IS NOT NULL) AS new_build,
    -- A feature that no advert mentions is unknown; one that is denied and never mentioned as present is absent.
    CASE WHEN bool_or(e.features LIKE '%parking%' OR e.features LIKE '%garage%') THEN true WHEN bool_or(e.absent_features LIKE '%parking%') THEN false END AS parking,
    CASE WHEN bool_or(e.features LIKE '%terrace%' OR e.features LIKE '%balcony%' OR e.features LIKE '%loggia%') THEN true WHEN bool_or(e.absent_features LIKE '%terrace%' OR e.absent_features LIKE '%balcony%') THEN false END AS terrace,
    arg_min(e.furnished, e.preference) FILTER (WHERE e.furnished IS NOT NULL) AS furnished,
    arg_min(e.condition, e.preference) FILTER (WHERE e.condition IS NOT NULL) AS condition,
    arg_min(e.construction_year, e.preference) FILTER (WHERE e.construction_year IS NOT NULL) AS construction_year,
    arg_min(e.floor, e.preference) FILTER (WHERE e.floor IS NOT NULL) AS floor,
    arg_min(e.bathrooms, e.preference) FILTER (WHERE e.bathrooms IS NOT NULL) AS bathrooms,
    arg_min(e.latitude, e.preference) FILTER (WHERE e.latitude IS NOT NULL AND e.longitude IS NOT NULL) AS latitude,
    arg_min(e.longitude, e.preference) FILTER (WHERE e.latitude IS NOT NULL AND e.longitude IS NOT NULL) AS longitude,
    count(*) AS adverts,
    bool_and(e.showable) AS showable
  FROM entry_advert e
  JOIN entry_period p USING (property_id, advert_id)
  GROUP BY e.property_id, e.listing_type, p.period
)
SELECT
  property_id, listing_type, segment, property_type, commune_slug, c.canton, locality, district,
  agency || '/' || commune_slug AS project, entered_on,
  year(entered_on) * 4 + quarter(entered_on) - 1 AS quarter,
  price_eur, area_m2, land_area_m2, bedrooms, energy_class, new_build, parking, terrace, furnished, condition, construction_year, floor,
  bathrooms, merged.latitude, merged.longitude, adverts, showable
FROM merged
JOIN commune c ON c.slug = merged.commune_slug
WHERE area_m2 IS NOT NULL;

DROP TABLE entry_advert; DROP TABLE entry_period;
