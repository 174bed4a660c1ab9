import { parentPort, workerData } from 'node:worker_threads'
import { trainAndScore, type TrainingTask } from './train-and-score.ts'

// Runs as a thread: trains one model and ends.
parentPort!.postMessage(trainAndScore(workerData as TrainingTask))
