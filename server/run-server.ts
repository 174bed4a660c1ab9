import process from 'node:process'
import type { Config } from './base/config.ts'
import { ConfigurationError, readConfig, requireOperator } from './base/config.ts'
import { ReleaseRefusedError } from './release/release-refused.ts'
import { startServer } from './start.ts'
import type { RunningServer } from './start.ts'
import { MigrationError } from './state/migrate.ts'
import { StateUnreachableError } from './state/postgres-state.ts'
import { StateDamagedError } from './state/state-damaged.ts'

/**
 * Bytes of the slabs that `Buffer` cuts small memory from. A slab is held as long as its smallest piece, and what a coder leaves until the old
 * generation is collected is such a piece: with Node's own 64 KiB, every search leaves some 20 KB and the collector runs ten times as often.
 */
const SLAB_BYTES = 4_096
const EXIT_FAILED = 1
const EXIT_CONFIGURATION = 2
const STATE_ERRORS = [MigrationError, StateUnreachableError, StateDamagedError]

/** Runs the service until SIGTERM or SIGINT; a second signal ends it at once. Exit codes: 0 stopped, 1 failed, 2 invalid settings. */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  Buffer.poolSize = SLAB_BYTES
  try {
    const config = readConfig(environment)
    requireOperator(config)
    const server = await startServer(config)
    stopOnSignals(server, config)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(error instanceof ConfigurationError ? EXIT_CONFIGURATION : EXIT_FAILED)
  }
}

function stopOnSignals(server: RunningServer, config: Config): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(EXIT_FAILED)
      stopping = true
      server.log.info({ signal }, 'stopping')
      server.close(config.timeouts.shutdownGraceMs).then(
        (drained) => process.exit(drained ? 0 : EXIT_FAILED),
        () => process.exit(EXIT_FAILED),
      )
    })
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return `Invalid settings (see .env.example):\n${error.message}`
  if (error instanceof ReleaseRefusedError) return `There is no release to serve: ${error.message}`
  if (STATE_ERRORS.some((known) => error instanceof known)) return (error as Error).message
  const { code, message, stack } = error as NodeJS.ErrnoException
  return code === 'EADDRINUSE' ? `The port is in use: ${message}. Set PORT to another one.` : (stack ?? String(error))
}
