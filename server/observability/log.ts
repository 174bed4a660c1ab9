import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Config } from '../base/config.ts'

export type Log = Logger

// Lines are gathered, as a write for each would cost more than many an answer, and written out at least twice a second.
const BUFFER_BYTES = 4_096
const FLUSH_MS = 500

/** JSON lines with ISO times. Whatever carries a credential is struck out, should it ever be logged. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const secrets = ['key', 'apiKey', 'authorization', 'cookie', '["x-api-key"]']
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secrets.flatMap((secret) => [secret, secret.startsWith('[') ? `*${secret}` : `*.${secret}`]) },
  }
  return pino(
    options,
    destination ?? pino.destination({ sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }),
  )
}
