-- Means. Bytes are cut to whole ones first: the sum is then exact, in whatever order the rows come, and so is its division.
SELECT link_kind, direction, count(*) AS results,
  CAST(sum(CAST(floor(measured_bytes_per_s) AS BIGINT)) AS BIGINT) AS total_bytes_per_s,
  CAST(CAST(sum(CAST(floor(measured_bytes_per_s) AS BIGINT)) AS BIGINT) AS DOUBLE) / CAST(count(*) AS DOUBLE) AS mean_bytes_per_s
FROM measurements
WHERE measured_bytes_per_s IS NOT NULL
GROUP BY link_kind, direction
ORDER BY link_kind, direction
