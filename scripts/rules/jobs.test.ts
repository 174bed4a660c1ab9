import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../pipeline/base/settings.ts'
import { createCodeHasher, type CodeHasher } from '../../pipeline/engine/code-hash.ts'
import type { Job } from '../../pipeline/engine/job.ts'
import { JOBS } from '../../pipeline/run/jobs.ts'
import cases from './jobs.cases.json' with { type: 'json' }
import { importsOf } from './imports.ts'
import { repositoryFiles, typeScriptFiles, type SourceFile } from './source-files.ts'
import { namedTables } from './sql-tables.ts'

type Declared = Pick<Job, 'name' | 'inputs' | 'outputs'>

let hasher: CodeHasher
let sources: Map<string, SourceFile>
beforeAll(async () => {
  hasher = await createCodeHasher()
  sources = new Map(repositoryFiles(/^pipeline\/.*\.(?:ts|sql)$/).map((file) => [file.path, file]))
})

const moduleOf = ({ module }: Job): string => fileURLToPath(module).slice(ROOT.length)
const codeOf = (job: Job): string[] => hasher.filesOf(job.module)

/** Jobs whose modules are among the code of another, which would run again whenever they change. */
function jobsWithin(name: string, code: readonly string[], modules: ReadonlyMap<string, string>): string[] {
  return code.flatMap((file) => {
    const other = modules.get(file)
    return other === undefined || other === name ? [] : [`${name} holds the code of ${other}`]
  })
}

/** Lists reads and writes of tables that a job does not declare. */
function undeclared(job: Declared, code: readonly SourceFile[], tables: ReadonlySet<string>): string[] {
  const mayRead = new Set([...job.inputs, ...job.outputs])
  return code.flatMap((file) => {
    const { read, written } = namedTables(file)
    return [
      ...[...read].filter((table) => tables.has(table) && !mayRead.has(table)).map((table) => `reads ${table}`),
      ...[...written].filter((table) => tables.has(table) && !job.outputs.includes(table)).map((t) => `writes ${t}`),
    ].map((deed) => `${job.name} ${deed} in ${file.path}`)
  })
}

/** The stage that a file of `pipeline/stages` belongs to. */
const stageOf = (path: string): string | undefined => /^pipeline\/stages\/([^/]+)\//.exec(path)?.[1]

function crossesStages({ from, to }: { from: string; to: string }): boolean {
  const [one, other] = [stageOf(from), stageOf(to)]
  return one !== undefined && other !== undefined && one !== other && !from.endsWith('.test.ts')
}

describe('the code of a job', () => {
  it('holds no module of another job', () => {
    const modules = new Map(JOBS.map((job) => [moduleOf(job), job.name]))
    expect(JOBS.flatMap((job) => jobsWithin(job.name, codeOf(job), modules))).toEqual([])
    const [one, other] = [moduleOf(JOBS[0]!), moduleOf(JOBS[1]!)]
    expect(jobsWithin(JOBS[0]!.name, [one, other], modules)).toHaveLength(1)
  })

  it('holds the words that deny only where texts of adverts are read', () => {
    const denying = JOBS.filter((job) => codeOf(job).some((file) => /^models\/.*negation/.test(file)))
    expect(denying.map(({ name }) => name)).toEqual(['normalize'])
  })

  it('is of one stage: stages talk through tables and import nothing of each other', () => {
    expect(typeScriptFiles().flatMap(importsOf).filter(crossesStages)).toEqual([])
    const example = { path: 'pipeline/stages/marts/a.ts', text: `import type { B } from '../match/b.ts'` }
    expect(importsOf(example).filter(crossesStages)).toHaveLength(1)
  })
})

describe('the SQL of a job', () => {
  const tables = new Set(JOBS.flatMap(({ outputs }) => outputs))
  const ownCode = (job: Job): SourceFile[] => codeOf(job).flatMap((file) => sources.get(file) ?? [])

  it('reads only tables that it declares, and writes only its own', () => {
    expect(JOBS.flatMap((job) => undeclared(job, ownCode(job), tables))).toEqual([])
  })

  it('is found in files, strings, templates and calls: most of what a job declares is seen', () => {
    // `commune` stands for the reference facts that it is made of; all that `publish` declares is in the id of a release.
    const unread = JOBS.filter(({ name }) => name !== 'publish').flatMap((job) => {
      const read = new Set(ownCode(job).flatMap((file) => [...namedTables(file).read]))
      return job.inputs
        .filter((table) => !read.has(table) && table !== 'commune')
        .map((table) => `${job.name} ${table}`)
    })
    expect(unread).toEqual([])
  })

  it.each(cases.forbidden as [string, string, string][])('would be found out in %s by %s', (path, text, deed) => {
    const job = { name: 'example', inputs: ['advert'], outputs: ['activity'] }
    expect(undeclared(job, [{ path, text }], tables)).toEqual([`example ${deed} in ${path}`])
  })

  it.each(cases.allowed as [string, string][])('is allowed in %s: %s', (path, text) => {
    const job = { name: 'example', inputs: ['advert'], outputs: ['activity'] }
    expect(undeclared(job, [{ path, text }], tables)).toEqual([])
  })
})
