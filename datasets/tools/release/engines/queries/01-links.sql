-- How many results, sets and drives each kind of link has.
SELECT link_kind, count(*) AS results, count(DISTINCT set_id) AS sets, count(DISTINCT drive_id) AS drives
FROM measurements
GROUP BY link_kind
ORDER BY link_kind
