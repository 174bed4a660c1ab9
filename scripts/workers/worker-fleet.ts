import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { LuxHome } from '../../pipeline/testing/lux-home.ts'

/** A worker process, and what it has told. */
interface FleetWorker {
  process: ChildProcess
  /** Task that it works on; null between two. */
  task: string | null
}

/** Worker processes on one queue, as on several machines: each has a data directory of its own. */
export interface Fleet extends AsyncDisposable {
  workers: readonly FleetWorker[]
  /** Outcomes of every task in the order of their ends. */
  outcomes: { task: string; outcome: string }[]
  /** Kills a worker that works on a task, with SIGKILL, and starts another. @returns the task; null when nobody works */
  killOne(share: number): Promise<string | null>
}

export async function startFleet(home: LuxHome, size: number, env: Record<string, string>): Promise<Fleet> {
  const workers: FleetWorker[] = []
  const outcomes: Fleet['outcomes'] = []
  const start = async (): Promise<void> => {
    const worker: FleetWorker = { process: home.start(['worker', '--json', '--threads', '1'], env), task: null }
    workers.push(worker)
    const ready = Promise.withResolvers<void>()
    let errors = ''
    worker.process.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    worker.process.once('exit', (code) => ready.reject(new Error(`A worker ended with ${code}: ${errors}`)))
    ready.promise.catch(() => undefined)
    createInterface({ input: worker.process.stdout! }).on('line', (line) => {
      const event = JSON.parse(line) as { event: string; task: string; outcome: string }
      if (event.event === 'worker-ready') ready.resolve()
      if (event.event === 'task-started') worker.task = event.task
      if (event.event !== 'task-done') return
      worker.task = null
      outcomes.push({ task: event.task, outcome: event.outcome })
    })
    await ready.promise
  }
  await Promise.all(Array.from({ length: size }, start))
  return {
    workers,
    outcomes,
    async killOne(share) {
      const busy = workers.filter(({ task }) => task !== null)
      const worker = busy[Math.floor(share * busy.length)]
      if (!worker) return null
      const { task } = worker
      await end(worker, 'SIGKILL')
      workers.splice(workers.indexOf(worker), 1)
      await start()
      return task
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')))
    },
  }
}

async function end({ process }: FleetWorker, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exited = once(process, 'exit')
  process.kill(signal)
  await exited
}
