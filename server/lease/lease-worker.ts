import { parentPort } from 'node:worker_threads'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../models/lease/analyze-source.ts'
import { clauseReader, readClauses } from '../../models/lease/learned/clause-reader.ts'
import { readLeaseText } from '../../models/lease/text/lease-text.ts'
import { leaseReader } from './lease-checks.ts'

const WARM_WORDS = 1_500
const SENTENCE = 15

// Runs as a thread: loads its modules and what was learned of clauses, waits for one lease, analyses it and is ended, so that nothing of it stays.
// Sentences of any words are read first, so that the engine has compiled by then what reading takes.
const bytes = await leaseReader()
const reader = clauseReader(bytes)
const words = [...reader.glossary.words.keys()].slice(0, WARM_WORDS)
readClauses(readLeaseText(words.map((word, i) => (i % SENTENCE === 0 ? `${word}. ` : `${word} `)).join('')), reader)
parentPort!.once('message', async (task: LeaseTask) => {
  parentPort!.postMessage(await analyzeSource(task, bytes))
})
