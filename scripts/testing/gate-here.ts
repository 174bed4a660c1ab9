import childProcess, { type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** The script that the answer gate of a run starts. */
const GATE = fileURLToPath(new URL('../../server/smoke/main.ts', import.meta.url))

// A run in the process of a test has the server of its answer gate there too, whose modules are loaded and warm.
const { spawn } = childProcess
childProcess.spawn = ((...all: Parameters<typeof spawn>) => {
  const [, args = []] = all
  return args.includes(GATE) ? serverHere(args.slice(args.indexOf(GATE) + 1)) : spawn(...all)
}) as typeof spawn
syncBuiltinESMExports()

/** A process as far as the gate knows one: asks at the first byte of its input, prints the verdict, and ends. */
function serverHere([releaseFolder = '', workFolder = '']: readonly string[]): ChildProcess {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const state = { exitCode: null as number | null, signalCode: null, kill: () => true }
  const server = Object.assign(new EventEmitter(), { stdin, stdout, stderr, ...state })
  stdin.once('data', async () => {
    try {
      const { askRelease } = await import('../../server/smoke/ask-release.ts')
      const verdict = await askRelease(releaseFolder, workFolder)
      stdout.write(JSON.stringify(verdict))
      server.exitCode = 0
    } catch (error) {
      stderr.write(String(error))
      server.exitCode = 1
    }
    stdout.end()
    stderr.end()
    server.emit('close')
  })
  return server as unknown as ChildProcess
}
