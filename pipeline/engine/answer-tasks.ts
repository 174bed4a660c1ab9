import { parentPort, workerData } from 'node:worker_threads'
import type { TaskFiles } from './tasks.ts'

/** Given to a thread when it starts. */
export interface ThreadStart {
  setup?: unknown
  folder?: string | undefined
}

export interface Posted<Task> {
  task: Task
  files: TaskFiles
}

/** Setup and folder of the calling thread. */
export function threadStart<Setup>(): { setup: Setup; folder: string } {
  return workerData as { setup: Setup; folder: string }
}

/** Makes the calling thread answer tasks until it is ended. */
export function answerTasks<Task, Result>(work: (task: Task, files: TaskFiles) => Result | Promise<Result>): void {
  // An error becomes an unhandled rejection, which ends the thread and reaches its owner.
  parentPort!.on('message', async ({ task, files }: Posted<Task>) => parentPort!.postMessage(await work(task, files)))
}
