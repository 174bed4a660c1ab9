import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { eachInThreads, mapInThreads, type ThreadOptions } from './in-threads.ts'
import { testFolder } from '../testing/test-folder.ts'

const signal = new AbortController().signal
const inThreads = (module: URL, tasks: number[], options: ThreadOptions<number>): Promise<number[]> =>
  Array.fromAsync(mapInThreads<number, number>(module, tasks, options))
const folder = testFolder()
let doubler: URL
beforeAll(() => {
  const file = join(folder, 'doubler.mjs')
  const helper = new URL('./answer-tasks.ts', import.meta.url).href
  writeFileSync(
    file,
    `import { answerTasks } from ${JSON.stringify(helper)}
     answerTasks((n) => { if (n < 0) throw new RangeError('negative ' + n); if (n === 0) while (true); if (n === 99) process.exit(3); return 2 * n })`,
  )
  doubler = pathToFileURL(file)
})

describe('mapInThreads', () => {
  it('answers in the order of the tasks, for any number of threads', async () => {
    for (const threads of [1, 2, 9]) {
      expect(await inThreads(doubler, [5, 4, 3, 2, 1], { threads, signal })).toEqual([10, 8, 6, 4, 2])
    }
    expect(await inThreads(doubler, [], { threads: 2, signal })).toEqual([])
  })

  it('throws what a thread throws', async () => {
    await expect(inThreads(doubler, [1, -7, 2], { threads: 2, signal })).rejects.toThrow('negative -7')
  })

  it('ends busy threads when it is aborted', async () => {
    const abort = new AbortController()
    const running = inThreads(doubler, [0, 0], { threads: 2, signal: abort.signal })
    setTimeout(() => abort.abort(new Error('stopped')), 50)
    await expect(running).rejects.toThrow(/abort/i)
  })

  it('throws when a thread ends before it has answered', async () => {
    await expect(inThreads(doubler, [1, 99], { threads: 2, signal })).rejects.toThrow(/ended with code 3/)
  })
})

describe('eachInThreads', () => {
  it('answers every task with its result, in order of completion', async () => {
    for (const threads of [1, 2, 9]) {
      const done = await Array.fromAsync(eachInThreads<number, number>(doubler, [5, 4, 3, 2, 1], { threads, signal }))
      expect(done.toSorted((a, b) => a.task - b.task)).toEqual(
        [1, 2, 3, 4, 5].map((task) => ({ task, result: 2 * task })),
      )
    }
  })

  it('does not let one long task hold the others back', async () => {
    const abort = new AbortController()
    const seen: number[] = []
    const all = async (): Promise<void> => {
      const options = { threads: 2, signal: abort.signal }
      for await (const { task } of eachInThreads<number, number>(doubler, [0, 1, 2, 3, 4, 5, 6, 7, 8], options)) {
        seen.push(task)
        if (task === 8) abort.abort(new Error('enough'))
      }
    }
    await expect(all()).rejects.toThrow(/abort/i)
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('throws what a thread throws', async () => {
    const all = Array.fromAsync(eachInThreads<number, number>(doubler, [1, -7, 2], { threads: 2, signal }))
    await expect(all).rejects.toThrow('negative -7')
  })
})
