-- The median as the row in the middle, found by its place: functions for quantiles differ in how they count.
SELECT access, direction, requests_in_flight, group_rows, latency_mean_s AS median_latency_s
FROM (
  SELECT access, direction, requests_in_flight, latency_mean_s,
    row_number() OVER (PARTITION BY access, direction, requests_in_flight ORDER BY latency_mean_s, set_id, result_id) AS place,
    count(*) OVER (PARTITION BY access, direction, requests_in_flight) AS group_rows
  FROM measurements
  WHERE latency_mean_s IS NOT NULL AND requests_in_flight IS NOT NULL
) AS placed
WHERE 2 * place = group_rows OR 2 * place = group_rows + 1
ORDER BY access, direction, requests_in_flight
