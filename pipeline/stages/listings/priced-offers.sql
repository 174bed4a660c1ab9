-- Adverts with a price and a place, at their first price. Texts come along only where they may name terms of sale.

CREATE OR REPLACE TEMP TABLE priced_offer AS
SELECT
  a.advert_id, m.property_id, a.listing_type, a.property_type, a.area_m2, a.land_area_m2, a.bedrooms, a.commune_slug, c.canton,
  a.first_price_eur AS price_eur,
  year(a.first_seen)::INTEGER AS year,
  CASE WHEN regexp_matches(concat(a.title, ' ', a.description), $term_words, 'i') THEN concat(a.title, chr(10), a.description) ELSE '' END AS text
FROM advert a
JOIN property_member m USING (advert_id)
JOIN commune c ON c.slug = a.commune_slug
WHERE a.first_price_eur > 0 AND NOT a.is_project;
