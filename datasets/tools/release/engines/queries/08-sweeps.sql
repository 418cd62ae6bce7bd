-- Many groups: the points of each sweep.
SELECT set_id, run_id, direction, block_size_bytes, count(*) AS points, max(iops) AS best_iops
FROM measurements
WHERE block_size_bytes IS NOT NULL AND iops IS NOT NULL
GROUP BY set_id, run_id, direction, block_size_bytes
HAVING count(*) > 3
ORDER BY best_iops DESC, set_id, run_id, direction, block_size_bytes
LIMIT 50
