-- A join with the registry of drives.
SELECT drives.vendor, count(*) AS results, count(DISTINCT drives.model) AS models, max(measurements.measured_bytes_per_s) AS fastest
FROM measurements
JOIN drives ON measurements.drive_id = drives.drive_id
GROUP BY drives.vendor
ORDER BY results DESC, drives.vendor
