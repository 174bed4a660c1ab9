import autocannon from 'autocannon'

export interface LoadResult {
  requestsPerSecond: number
  p99Ms: number
  answered: number
  /** Answers other than 2xx, broken connections and time-outs. */
  failed: number
}

/** Sends requests over a number of connections, one request at a time on each. */
export async function putLoad(url: string, connections: number, durationSeconds: number): Promise<LoadResult> {
  const result = await autocannon({ url, connections, duration: durationSeconds })
  return {
    // Computed here: autocannon's mean rests on one sample per second, too few for a short run.
    requestsPerSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    answered: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
