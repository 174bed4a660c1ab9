import { parentPort } from 'node:worker_threads'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../models/lease/analyze-source.ts'

// Runs as a thread: loads its modules, waits for one lease, analyses it and is ended, so that nothing of it stays.
parentPort!.once('message', async (task: LeaseTask) => {
  parentPort!.postMessage(await analyzeSource(task))
})
