-- Texts are searched and compared as they are: lengths, and lower case beyond English, are not the same everywhere.
SELECT set_id, count(*) AS results, min(result_id) AS first_result
FROM measurements
WHERE note LIKE '%cache%' OR target LIKE '%NVMe%'
GROUP BY set_id
ORDER BY results DESC, set_id
