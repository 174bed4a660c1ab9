-- Two ways of finding candidates may find the same pair: the surer finding counts. Few are found twice, and only those are put in order.
CREATE OR REPLACE TEMP TABLE found_twice AS
SELECT hash(advert_a, advert_b) AS pair FROM match_pair GROUP BY ALL HAVING count(*) > 1;

CREATE OR REPLACE TEMP TABLE surest AS
SELECT DISTINCT ON (advert_a, advert_b) * FROM match_pair
WHERE hash(advert_a, advert_b) IN (FROM found_twice)
ORDER BY advert_a, advert_b, score DESC, reasons;

DELETE FROM match_pair WHERE hash(advert_a, advert_b) IN (FROM found_twice);
INSERT INTO match_pair FROM surest;

DROP TABLE found_twice; DROP TABLE surest;
