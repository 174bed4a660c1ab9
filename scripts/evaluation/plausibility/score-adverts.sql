-- Verdicts by flaw on all adverts with a price in the country. An area of ten times the size counts where the advert still has it.
SELECT
  coalesce(f.flaw, 'none') AS flaw,
  count(*) AS offers,
  count(i.advert_id) AS implausible,
  0 AS unusual
FROM advert a
JOIN property_member m ON m.advert_id = a.advert_id
LEFT JOIN read_csv($flaws, header = true) f ON f.advert_id = a.advert_id
LEFT JOIN implausible_advert i ON i.advert_id = a.advert_id
WHERE a.first_price_eur > 0 AND a.commune_slug IS NOT NULL AND NOT a.is_project
  AND (f.flaw IS DISTINCT FROM 'area_tenfold' OR abs(f.area_m2 - a.area_m2) < 0.01)
GROUP BY ALL
ORDER BY ALL
