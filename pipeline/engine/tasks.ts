/** Files of one task. They travel with it to another machine, so no task and no result may contain a path. */
export interface TaskFiles {
  /** Path of each file that is read, by a name of the task's choice. */
  reads: Readonly<Record<string, string>>
  /** Folder for the files that are written; a result names these without it. */
  writesTo: string
}

export const NO_FILES: TaskFiles = { reads: {}, writesTo: '' }

/** Tasks of one kind. The same task gives the same result wherever it runs. */
export interface TaskKind<Task, Result> {
  /** Module that answers them in a thread: its name ends in `-worker.ts`, it calls `answerTasks`. */
  module: URL
  /** Answers one in the calling thread. */
  direct(task: Task, files: TaskFiles): Result | Promise<Result>
  filesOf?(task: Task): TaskFiles
  /** Plain data for each thread, passed once when it starts. */
  setup?: unknown
  /** Folder that each thread reads when it starts. */
  folder?: string
  /** Part of the folder that is read. @default all of it */
  folderPart?: string
  /** Most threads of this process that are worth starting. */
  most?: number
}

/** Rows of a market that take about as long as a thread takes to start and to load its code: a quarter of a second. */
const ROWS_WORTH_A_THREAD = 5_000

/** Most threads that are worth starting for so many rows in all; below 2, the calling thread does the work. */
export function threadsWorth(rows: number): number {
  return Math.floor(rows / ROWS_WORTH_A_THREAD)
}

/** Runs tasks of a job: in the calling thread, in threads, or on other machines. */
export interface TaskRunner {
  /**
   * Tasks start in order, so put the largest first.
   * @returns the results in the order of the tasks. @throws any error of a task, or the reason of the abort
   */
  map<Task, Result>(kind: TaskKind<Task, Result>, tasks: Iterable<Task> | AsyncIterable<Task>): AsyncGenerator<Result>
  /** `map` for tasks of very different length. @returns tasks with their results, in the order of completion */
  each<Task, Result>(
    kind: TaskKind<Task, Result>,
    tasks: readonly Task[],
  ): AsyncGenerator<{ task: Task; result: Result }>
}
