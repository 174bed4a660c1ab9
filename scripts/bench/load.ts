import autocannon from 'autocannon'

export interface LoadResult {
  requestsPerSecond: number
  p99Ms: number
  answered: number
  /** Answers other than 2xx, broken connections and time-outs. */
  failed: number
}

/** Puts load on an address: so many connections, each with one request at a time. */
export async function putLoad(url: string, connections: number, durationSeconds: number): Promise<LoadResult> {
  const result = await autocannon({ url, connections, duration: durationSeconds })
  return {
    // Not the mean of autocannon's samples, of which a run of a second has one or two.
    requestsPerSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    answered: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
