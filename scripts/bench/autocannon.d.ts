declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    /** Sent in turn by each connection. */
    requests?: { method: string; headers: Record<string, string>; body: string }[]
  }
  interface Result {
    requests: { average: number }
    /** Duration in seconds. */
    duration: number
    latency: { p50: number; p99: number }
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
