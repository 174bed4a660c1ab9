import { parentPort, workerData } from 'node:worker_threads'
import { loadReference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import { normalizeFile, type NormalizeTask } from './normalize-file.ts'

/** A thread that reads raw files: a task in, an outcome out, until it is ended. */
const { referenceDir } = workerData as { referenceDir: string }
const createNormalizer = createNormalizerFactory(await loadReference(referenceDir))

parentPort!.on('message', (task: NormalizeTask) => {
  normalizeFile(task, createNormalizer).then(
    (outcome) => parentPort!.postMessage({ outcome }),
    (error: unknown) => parentPort!.postMessage({ error }),
  )
})
