import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { QualityFinding } from '../../models/contracts/release/quality.ts'
import { verdictSchema, type Verdict } from '../../models/contracts/release/verdict.ts'
import { ROOT } from '../base/settings.ts'
import type { Run } from '../engine/job.ts'
import { ANSWER_GATE } from '../quality/gate-names.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'

/** Longest time for the server to load a release and answer everything, in milliseconds. */
const GATE_MS = 300_000
const OUTPUT_BYTES = 16_000_000
const EXAMPLE_ROWS = 20

const run = promisify(execFile)

/**
 * Lets a server of its own answer from a release that is not published yet: every endpoint, tool and kind of document of the contracts.
 * @returns the finding that holds the release back; null when everything answers
 */
export async function findSilence(
  { settings, signal, progress }: Pick<Run, 'settings' | 'signal' | 'progress'>,
  releaseFolder: string,
): Promise<QualityFinding | null> {
  const { asked, failures } = await verdictOn(releaseFolder, join(settings.stateDir, 'smoke'), signal)
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
}

async function verdictOn(releaseFolder: string, workFolder: string, signal: AbortSignal): Promise<Verdict> {
  const script = join(ROOT, 'server/smoke/main.ts')
  try {
    const args = [...NODE_FLAGS, script, releaseFolder, workFolder]
    // Settings of the server, such as its database or its mail, must not reach the gate.
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }
    const { stdout } = await run(process.execPath, args, { signal, env, timeout: GATE_MS, maxBuffer: OUTPUT_BYTES })
    return verdictSchema.parse(JSON.parse(stdout))
  } catch (error) {
    signal.throwIfAborted()
    const { killed, stderr, message } = error as { killed?: boolean; stderr?: string; message: string }
    const problem = killed ? `it did not finish within ${GATE_MS / 1_000} s` : (stderr || message).trim().slice(-2_000)
    return { asked: { endpoint: 0, tool: 0, document: 1 }, failures: [{ asked: 'the server', problem }] }
  }
}
