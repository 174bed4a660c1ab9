import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Config } from '../base/config.ts'

export type Log = Logger

// Buffer size in bytes: a write for every dozen lines costs a fifteenth of a tool call. Flushed at least every 500 ms.
const BUFFER_BYTES = 32_768
const FLUSH_MS = 500

/** Lines of a log whose fields are all named by the code that writes them: nothing in them has to be looked through for credentials. */
export function plainLines(log: Log): Log {
  return log.child({}, { redact: [] })
}

/** Creates the log: JSON lines with ISO times. Fields that carry credentials are redacted. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const secrets = ['key', 'apiKey', 'authorization', 'cookie', '["x-api-key"]']
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secrets.flatMap((secret) => [secret, secret.startsWith('[') ? `*${secret}` : `*.${secret}`]) },
  }
  return pino(options, destination ?? bufferedOutput())
}

// In buffers, of which the stream knows the length: of a text it counts the bytes of all that waits with each line, 10 µs of a tool call.
function bufferedOutput(): DestinationStream & Pick<Buffered, 'flush'> {
  const output: Buffered = pino.destination({
    sync: false,
    contentMode: 'buffer',
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  })
  return { write: (line) => void output.write(Buffer.from(line)), flush: (done) => output.flush(done) }
}

interface Buffered {
  write(chunk: string | Buffer): boolean
  flush(done?: (error?: Error) => void): void
}
