import { parentPort } from 'node:worker_threads'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../models/lease/analyze-source.ts'
import { keyTerms } from '../../models/lease/key-terms.ts'
import { RULES } from '../../models/lease/rules/rules.ts'
import type { LeaseLimits } from '../../models/lease/terms/lease-limits.ts'
import { leaseTerms } from '../../models/lease/terms/lease-terms.ts'
import { readClauses } from '../../models/lease/learned/clause-reader.ts'
import { linearReader } from '../../models/learned/linear-reader.ts'
import { readLeaseText } from '../../models/lease/text/lease-text.ts'
import { leaseReader } from './lease-checks.ts'

const WARM_WORDS = 1_500
const SENTENCE = 15
const FIGURES = '1 000 euros loyer 3 mois 5 % 12 m2 1.2.2025'
const NO_LIMITS: LeaseLimits = {
  depositMonths: 1,
  depositReturnMonths: 1,
  feeTenantShare: 1,
  furnitureShare: 1,
  ceilingShare: 1,
  adaptationYears: 1,
  adaptationShare: 1,
  tenantNoticeMonths: 1,
  personalNeedNoticeMonths: 1,
  coTenantNoticeMonths: 1,
}

// Thread that loads its modules and the clause reader and analyses leases as they come; the desk ends it. It refers to no lease that it has
// answered. It first reads dummy sentences, so that the engine has compiled reader and rules by then.
const bytes = await leaseReader()
const reader = linearReader(bytes)
const words = [...reader.glossary.words.keys()].slice(0, WARM_WORDS)
const dummy = readLeaseText(words.map((word, i) => (i % SENTENCE === 0 ? `${word} ${FIGURES}. ` : `${word} `)).join(''))
readClauses(dummy, reader)
const reading = { text: dummy, terms: leaseTerms(dummy), limits: NO_LIMITS }
for (const rule of Object.values(RULES)) rule(reading)
keyTerms(reading)
// Tells that reading can begin: the time limit of a lease does not count what is loaded before.
parentPort!.postMessage('ready')
parentPort!.on('message', async (task: LeaseTask) => {
  parentPort!.postMessage(await analyzeSource(task, bytes))
})
