import { parentPort } from 'node:worker_threads'
import { trainOrScore, type TrainingTask } from './train-or-score.ts'

// Runs as a thread: a task in, its result out, until it is ended.
parentPort!.on('message', (task: TrainingTask) => parentPort!.postMessage(trainOrScore(task)))
