import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { analyzeLease } from '../../models/lease/analyze-lease.ts'
import { pdfOfPages, pdfPages } from '../../models/documents/pdf.fixture.ts'
import { pdfText } from '../../models/documents/pdf-text.ts'
import { loadLeaseLaw } from '../../pipeline/reference/load-lease-law.ts'
import { createLeaseDesk } from '../../server/lease/lease-desk.ts'
import { readLease } from '../../server/lease/read-lease.ts'
import { openState } from '../../server/state/state.ts'
import { labelledLeases } from '../evaluation/lease/labelled-leases.ts'

/** Pages of the lease; each analysis starts from the PDF, like a call to the tool. */
const PAGES = 30
const BAR_MS = 500
const ROUNDS = 7
const PAUSE_MS = 1_500
const TODAY = '2026-11-21'

const law = await loadLeaseLaw(join(resolve(import.meta.dirname, '../..'), 'data', 'reference'))
const leases = labelledLeases('tuning').map(({ text }) => text)
const pages = Array.from({ length: 10 }, () => leases)
  .flat()
  .flatMap((text) => pdfPages(text))
  .slice(0, PAGES)
const pdf = pdfOfPages(pages)
const pdfBase64 = Buffer.from(pdf).toString('base64')
const text = await pdfText(Uint8Array.from(pdf))
const desk = createLeaseDesk()
const facts = { id: 'bench', legal: law.legal }
const state = openState(':memory:', 1)
const services = { leases: desk, state, accounts: { secret: 'bench' } }
const reading = { holder: 'bench', now: Date.parse(TODAY), left: new AbortController().signal }
const read = () => readLease(services, facts, { pdfBase64, concludedOn: '2025-06-01' }, reading)

const first = await timed(read)
const whole = await median(read)
const extraction = await median(() => pdfText(Uint8Array.from(pdf)))
const analysis = await median(async () => analyzeLease({ text, today: TODAY }, law))
console.log(`A PDF of ${PAGES} pages, ${text.length} characters of text, ${Math.round(pdf.length / 1024)} KB`)
console.log(`first call, with a thread that loads its modules: ${said(first)}`)
console.log(`from the call to the analysis, median of ${ROUNDS}: ${said(whole)}; bar ${BAR_MS} ms`)
console.log(`  of that text from the PDF ${said(extraction)}, reading ${said(analysis)}, both warm in this process`)
if (whole.ms > BAR_MS) process.exitCode = 1

interface Cost {
  ms: number
  /** Processor time of all threads, independent of other load on the machine. */
  cpuMs: number
}

async function timed(work: () => Promise<unknown>): Promise<Cost> {
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const ms = Math.round(performance.now() - started)
  const { user, system } = process.cpuUsage(cpu)
  return { ms, cpuMs: Math.round((user + system) / 1_000) }
}

function said({ ms, cpuMs }: Cost): string {
  return `${ms} ms (${cpuMs} ms of processor)`
}

async function median(work: () => Promise<unknown>): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Leases do not arrive back to back: the next thread has loaded its modules by then.
    await setTimeout(PAUSE_MS)
    costs.push(await timed(work))
  }
  return costs.toSorted((a, b) => a.ms - b.ms)[Math.floor(ROUNDS / 2)]!
}
