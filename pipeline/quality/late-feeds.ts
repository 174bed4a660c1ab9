/**
 * Query of the feeds whose newest file with bytes of its own is older than they allow on the day `$as_of`.
 * @param condition on the table `source`
 */
export function lateFeeds(condition: string): string {
  return `
  SELECT source_id, arg_max(name, snapshot_date) AS name, max(snapshot_date) AS newest_day, any_value(fresh_days) AS fresh_days,
    concat('no new file since ', max(snapshot_date), ', expected every ', any_value(fresh_days), ' days at most') AS problem,
    'Ask the producer for the files since then, or set enabled: false' AS advice
  FROM (
    SELECT source_id, sha256, any_value(name) AS name, min(snapshot_date) AS snapshot_date FROM normalized_batch
    WHERE snapshot_date <= $as_of::DATE AND status <> 'failed' GROUP BY ALL)
  JOIN (SELECT id AS source_id, fresh_days FROM source WHERE fresh_days IS NOT NULL AND ${condition}) USING (source_id)
  GROUP BY source_id HAVING max(snapshot_date) + any_value(fresh_days)::INTEGER < $as_of::DATE`
}
