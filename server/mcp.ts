import { existsSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { ConfigurationError, readConfig } from './base/config.ts'
import { serveReleaseOverStdio } from './faces/mcp/stdio-server.ts'
import { createLog } from './observability/log.ts'
import { ReleaseRefusedError } from './release/release-refused.ts'
import { loadLocalRelease } from './serving/load-local-release.ts'

const USAGE = `usage: lux mcp --stdio [--release DIR|URL]

Serves the tools that only read to one MCP client over the standard streams, offline.
DIR is a data folder with current.json, or one folder releases/<id>; DATA_DIR by default.
URL is the https address of a data folder or of a store that lux publish wrote.
`

try {
  const { stdio, release } = readCommand()
  if (!stdio) throw new ConfigurationError(USAGE)
  if (release === undefined && existsSync('.env')) process.loadEnvFile('.env')
  const { dataDir, publicBaseUrl, releaseKeys, logLevel } = readConfig(process.env)
  // Standard output belongs to the protocol.
  const log = createLog(logLevel, pino.destination({ fd: 2, sync: true }))
  const loading = loadLocalRelease(release ?? dataDir, publicBaseUrl, releaseKeys)
  // Without a release there is nothing to answer: better to end at once than to fail every call.
  loading.catch(fail)
  await serveReleaseOverStdio({ release: loading, publicBaseUrl, log })
} catch (error) {
  fail(error)
}

function readCommand(): { stdio?: boolean; release?: string } {
  try {
    const options = { stdio: { type: 'boolean' }, release: { type: 'string' } } as const
    return parseArgs({ args: process.argv.slice(3), options }).values
  } catch (error) {
    throw new ConfigurationError(`${(error as Error).message}\n${USAGE}`)
  }
}

function fail(error: unknown): void {
  const isKnown = error instanceof ConfigurationError || error instanceof ReleaseRefusedError
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(isKnown ? 2 : 1)
}
