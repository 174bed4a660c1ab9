import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { Command } from 'commander'
import { z } from 'zod'

import type { LeaseAnalysis } from '../../../models/contracts/law/lease-analysis.ts'
import { LOCALES, parseLocale, type Locale } from '../../../models/kernel/locale.ts'
import { LEASE_THREAD_LIMITS, REFUSAL_TOO_MUCH_MEMORY, REFUSAL_TOO_SLOW } from '../../../models/lease/analyze-source.ts'
import type { LeaseOutcome, LeaseSource, LeaseTask } from '../../../models/lease/analyze-source.ts'
import { leaseReport } from '../../../content/say/lease-report.ts'
import { summarizeLease } from '../../../content/say/lease-summary.ts'
import { wordedLease, leaseAnalysis } from '../../../content/say/lease-analysis.ts'
import { UsageError } from '../../base/usage-error.ts'
import { loadLeaseLaw } from '../../reference/load-lease-law.ts'
import { ROOT } from '../../base/settings.ts'
import { badCell, BadInputError, type InputProblem } from '../../files/csv-table.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

/** Milliseconds until a lease is given up, the start of the thread included: at a terminal nobody else waits. */
const WAIT_MS = 60_000
/** First bytes of DOCX and ODT. */
const ZIP = Buffer.from('PK\u0003\u0004')

const MAX_FILE_BYTES = 20 * 2 ** 20
const HELP = `
FILE is a residential lease of Luxembourg in French, German, English or Luxembourgish: a PDF, DOCX or ODT with text, or UTF-8 text.

--locale sets the language of findings and questions; clauses are quoted as written.
Without --json: a summary in words. With --json: one object with riskLevel, counts, keyTerms and
findings: [{id, severity, kind, title, clause, detail, rule, legalBasis, appliesFrom, application, status,
  source, sourceUrl, doubt, ask}].

The day of conclusion decides which law applies: as given, else the day signed, else the start of the lease, else today.
A file that cannot be read ends with exit code 2 and the reason. This is not legal advice.`

/** `lux model lease`: finds possible problems in a lease file. */
export function modelLeaseCommand(): Command {
  return new Command('lease')
    .description('look for possible issues in a residential lease (PDF, DOCX, ODT or text)')
    .argument('<file>', 'PDF, DOCX, ODT or text of the lease')
    .option('--concluded-on <date>', 'day on which the lease was concluded, such as 2024-09-01')
    .option('--json', 'print one JSON object')
    .option('--locale <code>', `language of the output: ${LOCALES.join(', ')}`, 'en')
    .addHelpText('after', HELP)
    .action(async (file: string, options: { concludedOn?: string; json?: boolean; locale: string }) => {
      const { source, locale } = await checkedInput(file, options)
      const analysis = wordedLease(await analyzeSource(file, source, options.concludedOn), locale)
      console.log(options.json ? JSON.stringify(jsonOf(analysis, locale), null, 2) : leaseReport(analysis, locale))
    })
}

/** @throws BadInputError that lists every problem at once */
async function checkedInput(
  file: string,
  { concludedOn, locale: asked }: { concludedOn?: string; locale: string },
): Promise<{ source: LeaseSource; locale: Locale }> {
  const problems: InputProblem[] = []
  const option = (name: string, received: string, expected: string): void =>
    void problems.push({ file: name, row: 1, column: '', received, expected })
  if (concludedOn !== undefined && !z.iso.date().safeParse(concludedOn).success)
    option('--concluded-on', concludedOn, 'a day, for example 2024-09-01')
  const locale = parseLocale(asked)?.locale
  if (locale === undefined) option('--locale', asked, `one of ${LOCALES.join(', ')}, for example fr`)
  const source = await readSource(file).catch((error: unknown) => {
    if (!(error instanceof BadInputError)) throw error
    problems.push(...error.problems)
  })
  if (source && locale && problems.length === 0) return { source, locale }
  throw new BadInputError(problems)
}

/** @throws UsageError for a file that cannot be read */
async function analyzeSource(
  file: string,
  source: LeaseSource,
  concludedOn: string | undefined,
): Promise<LeaseAnalysis> {
  const { checks, legal } = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
  const today = isoDateAt(Date.now())
  const outcome = await inThread({
    source,
    law: { checks, legal },
    today,
    ...(concludedOn !== undefined && { concludedOn }),
  })
  if ('analysis' in outcome) return leaseAnalysis(outcome.analysis)
  throw new UsageError(`${file}: ${outcome.message} (${outcome.refusal})`)
}

async function readSource(file: string): Promise<LeaseSource> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw badCell(file, 1, '', 'no such file', 'a readable document or text file')
  if (found.size > MAX_FILE_BYTES) throw badCell(file, 1, '', `${found.size} bytes`, `at most ${MAX_FILE_BYTES} bytes`)
  const bytes = await readFile(file)
  if (bytes.subarray(0, 1024).includes('%PDF-') || bytes.subarray(0, 4).equals(ZIP))
    return { file: new Uint8Array(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw badCell(
      file,
      1,
      '',
      'bytes that are neither PDF, DOCX, ODT nor UTF-8',
      'such a document, or text saved as UTF-8',
    )
  }
}

async function inThread(task: LeaseTask): Promise<LeaseOutcome> {
  const { memoryMb, watchMs } = LEASE_THREAD_LIMITS
  const worker = new Worker(new URL('./lease-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<LeaseOutcome>()
  worker.on('message', resolve)
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(REFUSAL_TOO_MUCH_MEMORY) : reject(error),
  )
  worker.on('exit', () => reject(new Error('The thread that reads leases ended without an answer.')))
  const deadline = setTimeout(() => resolve(REFUSAL_TOO_SLOW), WAIT_MS)
  const watch = setInterval(async () => {
    // Buffers are outside the heap that `resourceLimits` bounds.
    const statistics = await worker.getHeapStatistics().catch(() => undefined)
    if (statistics && statistics.used_heap_size + statistics.external_memory > memoryMb * 2 ** 20)
      resolve(REFUSAL_TOO_MUCH_MEMORY)
  }, watchMs)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    await worker.terminate()
  }
}

function jsonOf(analysis: LeaseAnalysis, locale: Locale): object {
  const { riskLevel, counts, worthReading, disclaimer } = summarizeLease(analysis, locale)
  return { riskLevel, counts: { ...counts, worthReading }, ...analysis, disclaimer }
}
