import { parentPort, workerData } from 'node:worker_threads'
import { analyzeSource } from '../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../models/lease/analyze-source.ts'

// Runs as a thread: analyses one lease and ends, so that nothing of it stays.
parentPort!.postMessage(await analyzeSource(workerData as LeaseTask))
