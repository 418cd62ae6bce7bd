-- One drive: a reader that knows folders and statistics skips nearly every row.
SELECT access, direction, block_size_bytes, queue_depth, count(*) AS results, max(iops) AS best_iops
FROM measurements
WHERE link_kind = 'pcie' AND drive_id = 'sabrent-rocket-4-plus-2tb' AND block_size_bytes IS NOT NULL AND queue_depth IS NOT NULL
GROUP BY access, direction, block_size_bytes, queue_depth
ORDER BY access, direction, block_size_bytes, queue_depth
