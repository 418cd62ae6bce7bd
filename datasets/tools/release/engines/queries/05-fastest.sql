-- The 20 fastest random reads. Equal figures are ordered by their keys, or the last places would be anybody's.
SELECT set_id, result_id, target, iops
FROM measurements
WHERE access = 'rand' AND direction = 'device_writes_host' AND block_size_bytes = 4096 AND iops IS NOT NULL
ORDER BY iops DESC, set_id, result_id
LIMIT 20
