-- Verdicts by flaw on the listings with a price in the country.
WITH member AS (
  SELECT
    l.id, l.price_check,
    f.flaw,
    f.flaw = 'area_tenfold' AND abs(f.area_m2 - l.area_m2) < 0.01 AS shows_wrong_area,
    a.price_eur = l.price_eur AS shows_price,
    coalesce(f.flaw, 'area_tenfold') = 'area_tenfold' AS price_is_right
  FROM listing l
  JOIN property_member own ON own.advert_id = l.id
  JOIN property_member m ON m.property_id = own.property_id
  JOIN advert a ON a.advert_id = m.advert_id
  LEFT JOIN read_csv($flaws, header = true) f ON f.advert_id = a.advert_id
  WHERE a.active AND l.commune_slug IS NOT NULL AND l.price_eur > 0
), judged AS (
  SELECT
    id,
    any_value(price_check) AS price_check,
    CASE
      WHEN bool_or(shows_wrong_area) THEN 'area_tenfold'
      WHEN NOT bool_or(shows_price AND price_is_right) THEN max(flaw) FILTER (WHERE shows_price)
    END AS flaw
  FROM member
  GROUP BY id
)
SELECT
  coalesce(flaw, 'none') AS flaw,
  count(*) AS offers,
  count(*) FILTER (WHERE price_check = 'implausible') AS implausible,
  count(*) FILTER (WHERE price_check = 'unusual') AS unusual
FROM judged
GROUP BY ALL
ORDER BY ALL
