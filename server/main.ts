import { existsSync } from 'node:fs'
import process from 'node:process'

const OLDEST_NODE = 24

if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
  process.stderr.write(
    `This service needs Node ${OLDEST_NODE} or newer but runs on ${process.version}. Start it with "npm ` +
      'run serve": npm scripts use the Node installed with the packages.\n',
  )
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile('.env')
// Imported only now: an older Node would fail on these modules before the message above.
const { runServer } = await import('./run-server.ts')
await runServer(process.env)
