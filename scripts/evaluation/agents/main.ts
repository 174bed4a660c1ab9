/**
 * Lets a plain agent work on sixty wishes of people in five languages, over both generations of clients, and compares its answers with the tables
 * of the release. Run: `npm run -s eval:agents -- [--data DIR] [--details] [--calls FILE]`; FILE receives the calls, for the benchmark of the server.
 */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  releaseManifestSchema,
  releasePointerSchema,
  RELEASE_PATHS,
} from '../../../models/contracts/release/release.ts'
import { SCOPES } from '../../../server/auth/api-key.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'
import { startTestServer } from '../../../server/testing/test-server.ts'
import { solve } from './agent.ts'
import { checkAnswer } from './check-answer.ts'
import { openReleaseTables } from './release-tables.ts'
import { GENERATIONS, openSession, type Session } from './session.ts'
import { readTasks, KINDS, type Task } from './task.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'

const BAR = 0.95
const LINE = 220

interface Outcome {
  task: Task
  generation: string
  faults: string[]
  calls: Session['calls']
}

const { values } = parseArgs({
  options: { data: { type: 'string', default: 'data' }, details: { type: 'boolean' }, calls: { type: 'string' } },
})
const dataDir = resolve(values.data)
const read = (path: string): unknown => JSON.parse(readFileSync(join(dataDir, path), 'utf8'))
const { releaseId } = releasePointerSchema.parse(read('current.json'))
const { asOf } = releaseManifestSchema.parse(read(join('releases', releaseId, RELEASE_PATHS.manifest)))
const tables = await openReleaseTables(join(dataDir, 'releases', releaseId), asOf)
// The accounts of the server lie in a folder of their own.
using folder = temporaryFolder()
for (const name of ['current.json', 'releases']) symlinkSync(join(dataDir, name), join(folder.path, name))
const test = await startTestServer({ dataDir: folder.path })
test.clock.now = Date.parse(`${asOf}T12:00:00Z`)
const key = await test.issueKey({ tier: 'premium', scopes: SCOPES })
const outcomes: Outcome[] = []
try {
  for (const [generation, connect] of Object.entries(GENERATIONS)) {
    const connection = await connect(test.url, key)
    for (const task of readTasks()) {
      const session = openSession(connection, task.locale)
      const faults = await solve(task, session)
        .then((answer) => checkAnswer(task, answer, tables))
        .catch((error: Error) => [error.message])
      outcomes.push({ task, generation, faults, calls: session.calls })
    }
    await connection.client.close()
  }
} finally {
  await test.close()
  tables.close()
}
for (const outcome of outcomes) if (outcome.faults.length > 0 || values.details) print(outcome)
if (values.calls) writeFileSync(values.calls, JSON.stringify(callsOf(Object.keys(GENERATIONS)[0]!)))
console.table([...tableBy('kind', KINDS), ...tableBy('locale', LOCALES)])
for (const generation of Object.keys(GENERATIONS)) {
  const own = outcomes.filter((outcome) => outcome.generation === generation)
  const share = own.filter(isSolved).length / own.length
  console.log(`${generation}: ${told(own)}, ${(share * 100).toFixed(1)} %   bar: ${BAR * 100} %`)
  if (share < BAR) process.exitCode = 1
}

/** Calls of one generation that were answered. */
function callsOf(generation: string): { name: string; arguments: Record<string, unknown> }[] {
  return outcomes
    .filter((outcome) => outcome.generation === generation)
    .flatMap(({ calls }) => calls.filter(({ reply }) => !reply.isError))
    .map(({ tool, args }) => ({ name: tool, arguments: args }))
}

function isSolved({ faults }: Outcome): boolean {
  return faults.length === 0
}

function print({ task: { id, wish }, generation, faults, calls }: Outcome): void {
  console.log(`\n${id} (${generation}) ${wish}`)
  for (const { tool, args, reply } of calls) {
    console.log(`   ${tool} ${JSON.stringify(args)}`)
    console.log(`     ${reply.isError ? 'error: ' : ''}${reply.text.slice(0, LINE).replaceAll('\n', ' | ')}`)
  }
  for (const fault of faults) console.log(`   WRONG ${fault}`)
}

function tableBy<Field extends 'kind' | 'locale'>(field: Field, names: readonly Task[Field][]) {
  return names.map((name) => {
    const cells = Object.keys(GENERATIONS).map((generation) => {
      const own = outcomes.filter((outcome) => outcome.generation === generation && outcome.task[field] === name)
      return [generation, told(own)]
    })
    return { [field]: name, ...Object.fromEntries(cells) }
  })
}

/** Number solved of all, with the calls of one task on average and the most. */
function told(own: readonly Outcome[]): string {
  const counts = own.map(({ calls }) => calls.length)
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, own.length)
  return `${own.filter(isSolved).length} of ${own.length}, ${mean.toFixed(1)} calls, most ${Math.max(0, ...counts)}`
}
