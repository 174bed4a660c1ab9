import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
}

/** Starts the service with extra settings, on a free port unless they name one. @throws Error when it ends before it listens */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    env: { ...process.env, PORT: '0', STATE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg !== 'listening') continue
    child.stdout.resume()
    return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
  }
  throw new Error('The server ended before it listened')
}
