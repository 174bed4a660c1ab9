#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Commands of the server; all others are the pipeline's. The two do not know each other. */
const SERVER_COMMANDS = new Set(['keys', 'accounts', 'owners', 'corrections', 'state'])

// A reader that has seen enough, such as `| head`, ends a command without a word, as it ends others.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(128 + constants.signals.SIGPIPE)
})

// Reading and compiling the modules takes longer than a run without news. This file is plain JavaScript: types of it would be stripped anew each time,
// before anything compiled is at hand.
enableCompileCache(process.env['NODE_COMPILE_CACHE'] || join(import.meta.dirname, '../node_modules/.cache/lux'))
if (process.argv[2] === 'mcp') await import('../server/mcp.ts')
else if (process.argv[2] === 'backup') await import('./backup/main.ts')
else if (SERVER_COMMANDS.has(process.argv[2] ?? '')) await import('../server/cli.ts')
else await (await import('../pipeline/cli.ts')).main(process.argv)
