import { workerData } from 'node:worker_threads'
import { answerTasks } from '../../engine/in-threads.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import { normalizeFile, type NormalizeTask } from './normalize-file.ts'

const { referenceDir } = workerData as { referenceDir: string }
const createNormalizer = createNormalizerFactory(await loadReference(referenceDir))

answerTasks((task: NormalizeTask) => normalizeFile(task, createNormalizer))
