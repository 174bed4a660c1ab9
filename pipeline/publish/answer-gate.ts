import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { verdictSchema, type Verdict } from '../../models/contracts/release/verdict.ts'
import { ROOT } from '../base/settings.ts'
import type { Run } from '../engine/job.ts'
import { ANSWER_GATE } from '../quality/gate-names.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

/** Longest time for the server to load a release and answer everything, in milliseconds, and what a home adds to it. */
const GATE_MS = { least: 300_000, aHome: 2 }
/** Memory of the server's objects, in MiB, and what a home adds to it; Node itself gives 4 GiB. */
const HEAP_MIB = { most: 16_384, least: 4_096, aHome: 0.01 }
const EXAMPLE_ROWS = 20

/** A server of its own that answers from a release that is not published yet: every endpoint, tool and kind of document of the contracts. */
export interface AnswerGate {
  /** @returns the finding that holds the release back; null when everything answers. Call when the release is written */
  findSilence(): Promise<QualityFinding | null>
  /** Ends the server, asked or not. */
  close(): void
}

/**
 * Starts the server, which loads its code while the release is written.
 * @param homes in the release, about: how long it may take and what it may hold
 */
export function openAnswerGate(
  { settings, signal, progress }: Pick<Run, 'settings' | 'signal' | 'progress'>,
  releaseFolder: string,
  homes: number,
): AnswerGate {
  const { heapMib, limitMs } = gateLimits(homes)
  const server = startServer([releaseFolder, join(settings.stateDir, 'smoke')], heapMib, signal)
  return {
    async findSilence() {
      const { asked, failures } = await verdictOf(server, limitMs, signal)
      const count = asked.endpoint + asked.tool + asked.document
      if (failures.length === 0) {
        progress.note(`${ANSWER_GATE}: ${count} questions to a server with this release were answered`)
        return null
      }
      const first = failures[0]!
      return {
        gate: ANSWER_GATE,
        severity: 'blocker',
        message: `${failures.length} of ${count} questions to a server with this release were not answered; ${first.asked}: ${first.problem}`,
        count: failures.length,
        rows: failures.slice(0, EXAMPLE_ROWS),
      }
    },
    close: () => void server.process.kill('SIGKILL'),
  }
}

/** Memory of the objects of a server of so many homes, in MiB, and the longest time to load and answer, in milliseconds. */
export function gateLimits(homes: number): { heapMib: number; limitMs: number } {
  return {
    heapMib: Math.min(HEAP_MIB.most, Math.ceil(HEAP_MIB.least + HEAP_MIB.aHome * homes)),
    limitMs: GATE_MS.least + GATE_MS.aHome * homes,
  }
}

interface AnswerServer {
  process: ChildProcess
  /** Everything that it prints, read from the start: the words of one that ends early are lost later. */
  printed: Promise<[stdout: string, stderr: string]>
}

function startServer(args: string[], heapMib: number, signal: AbortSignal): AnswerServer {
  // Settings of the server, such as its database or its mail, must not reach the gate.
  const compiled = getCompileCacheDir()
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled && dirname(compiled) }
  const script = join(ROOT, 'server/smoke/main.ts')
  const flags = [...NODE_FLAGS, `--max-old-space-size=${heapMib}`]
  const server = spawn(process.execPath, [...flags, script, ...args], { env, signal, killSignal: 'SIGKILL' })
  // Reported by its verdict: a server that has ended takes no word.
  server.on('error', () => undefined)
  server.stdin!.on('error', () => undefined)
  const printed = Promise.all([text(server.stdout!), text(server.stderr!)])
  printed.catch(() => undefined)
  return { process: server, printed }
}

async function verdictOf(
  { process: server, printed }: AnswerServer,
  limitMs: number,
  signal: AbortSignal,
): Promise<Verdict> {
  const timer = setTimeout(() => server.kill('SIGKILL'), limitMs)
  const hasEnded = server.exitCode !== null || server.signalCode !== null
  const closed = hasEnded ? Promise.resolve() : once(server, 'close')
  closed.catch(() => undefined)
  server.stdin!.end('go\n')
  try {
    const [stdout, stderr] = await printed
    await closed
    if (server.exitCode === 0 && stdout !== '') return verdictSchema.parse(JSON.parse(stdout))
    const late = `it did not finish within ${Math.round(limitMs / 1_000)} s`
    return unanswered(server.signalCode === 'SIGKILL' ? late : stderr.trim().slice(-2_000))
  } catch (error) {
    return unanswered((error as Error).message)
  } finally {
    clearTimeout(timer)
    signal.throwIfAborted()
  }
}

function unanswered(problem: string): Verdict {
  return { asked: { endpoint: 0, tool: 0, document: 1 }, failures: [{ asked: 'the server', problem }] }
}
