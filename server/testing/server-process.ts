import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

/** The service in its own process. */
export interface ServerProcess {
  url: string
  /** Ends it at once; unlike after a loss of power, the system still writes what it was given. No effect once ended. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Stops the process where it stands, with its connections and transactions open. */
  pause(): void
  resume(): void
  /** Sets its clock off by milliseconds; only after a start with `SHIFTABLE_CLOCK`. */
  shiftClock(ms: number): void
}

/** Flags of Node for a process whose clock can be shifted. */
export const SHIFTABLE_CLOCK = ['--import', join(import.meta.dirname, 'faults', 'shifted-clock.ts')] as const

/** Starts the service with extra settings, on a free port unless they name one. @throws Error when it ends before it listens */
export async function startServerProcess(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...flags, 'server/main.ts'], {
    env: { ...process.env, PORT: '0', STATE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', ...(flags.length > 0 ? (['ipc'] as const) : [])],
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout! })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg !== 'listening') continue
    child.stdout!.resume()
    return {
      url,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      pause: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
      shiftClock: (ms) => void child.send(ms),
    }
  }
  throw new Error('The server ended before it listened')
}
