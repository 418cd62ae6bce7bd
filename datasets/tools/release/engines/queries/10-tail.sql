-- How often the slowest hundredth waits how long, as counts and as shares.
SELECT wait, results, CAST(results AS DOUBLE) / CAST(total AS DOUBLE) AS share
FROM (
  SELECT CASE WHEN latency_p99_s < 0.0001 THEN '1 below 0.1 ms' WHEN latency_p99_s < 0.001 THEN '2 below 1 ms'
      WHEN latency_p99_s < 0.01 THEN '3 below 10 ms' ELSE '4 longer' END AS wait,
    count(*) AS results
  FROM measurements
  WHERE latency_p99_s IS NOT NULL
  GROUP BY wait
) AS waits
CROSS JOIN (SELECT count(*) AS total FROM measurements WHERE latency_p99_s IS NOT NULL) AS everything
ORDER BY wait
