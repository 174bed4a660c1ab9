import { parentPort } from 'node:worker_threads'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../models/lease/analyze-source.ts'
import { clauseReader, readClauses } from '../../models/lease/learned/clause-reader.ts'
import { readLeaseText } from '../../models/lease/text/lease-text.ts'
import { leaseReader } from './lease-checks.ts'

const WARM_WORDS = 1_500
const SENTENCE = 15

// Thread that loads its modules and the clause reader and analyses leases as they come; the desk ends it. It refers to no lease that it has
// answered. It first reads dummy sentences, so that the engine has compiled the reader by then.
const bytes = await leaseReader()
const reader = clauseReader(bytes)
const words = [...reader.glossary.words.keys()].slice(0, WARM_WORDS)
readClauses(readLeaseText(words.map((word, i) => (i % SENTENCE === 0 ? `${word}. ` : `${word} `)).join('')), reader)
// Tells that reading can begin: the time limit of a lease does not count what is loaded before.
parentPort!.postMessage('ready')
parentPort!.on('message', async (task: LeaseTask) => {
  parentPort!.postMessage(await analyzeSource(task, bytes))
})
