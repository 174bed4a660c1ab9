import { answerTasks, threadStart } from '../../engine/answer-tasks.ts'
import type { TaskFiles } from '../../engine/tasks.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import { normalizeFile, type NormalizeTask } from './normalize-file.ts'

const createNormalizer = createNormalizerFactory(await loadReference(threadStart().folder))

answerTasks((task: NormalizeTask, files: TaskFiles) => normalizeFile(task, files, createNormalizer))
