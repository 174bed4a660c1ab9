import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

export interface ChildServer {
  url: string
  /** Processor time used so far, in milliseconds; null where the system cannot tell. */
  processorMs(): number | null
  /** Memory that it holds now, in MiB; null where the system cannot tell. */
  residentMib(): number | null
  stop(): Promise<void>
}

/** Starts a server in a child process and waits for the line with its address. @throws Error when it ends before that */
export async function startChildServer(
  script: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { msg, url } = JSON.parse(line) as { msg?: string; url?: string }
      if (msg === 'listening' && url) resolve(url)
    })
  })
  const url = await Promise.race([listening, ended.then(() => undefined)])
  if (url === undefined) throw new Error(`${script} ended before it listened`)
  return {
    url,
    processorMs: () => (existsSync(`/proc/${child.pid}/stat`) ? processorMs(child.pid!) : null),
    residentMib: () => (existsSync(`/proc/${child.pid}/status`) ? residentMib(child.pid!) : null),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

// Fields 14 and 15 of proc(5) `stat`, in ticks of 10 ms; counted from the end of the name, which may contain blanks.
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function residentMib(pid: number): number {
  const [, kib = NaN] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1_024
}
