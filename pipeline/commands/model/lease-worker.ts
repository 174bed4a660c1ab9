import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { analyzeSource } from '../../../models/lease/analyze-source.ts'
import type { LeaseTask } from '../../../models/lease/analyze-source.ts'
import { loadLeaseReader } from '../../reference/load-lease-law.ts'
import { ROOT } from '../../base/settings.ts'

const REFERENCE = join(ROOT, 'data', 'reference')
// Runs as a thread that analyses one lease and ends, so that nothing of the lease stays in memory.
parentPort!.postMessage(await analyzeSource(workerData as LeaseTask, await loadLeaseReader(REFERENCE)))
