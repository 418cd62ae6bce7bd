-- How close each generation comes to its ceiling: one division a row, and the largest of them.
SELECT link_kind, link_generation, count(*) AS results,
  min(measured_bytes_per_s) AS slowest, max(measured_bytes_per_s) AS fastest,
  max(measured_bytes_per_s / ceiling_bytes_per_s) AS best_share
FROM measurements
WHERE link_limited = 'yes' AND link_generation IS NOT NULL AND measured_bytes_per_s IS NOT NULL AND ceiling_bytes_per_s IS NOT NULL
GROUP BY link_kind, link_generation
ORDER BY link_kind, link_generation
