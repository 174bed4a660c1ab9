import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openObjectStore } from '../publish/store/open-object-store.ts'
import type { ObjectStore } from '../publish/store/object-store.ts'
import { startFakeS3, type FakeS3 } from '../testing/fake-s3.ts'
import { openTaskStore, type TaskStore } from './task-store.ts'
import { testFolder } from '../testing/test-folder.ts'

const TASK = 'a'.repeat(64)

const folder = testFolder()
let bucket: FakeS3
let store: ObjectStore
let tasks: TaskStore
beforeAll(async () => {
  bucket = await startFakeS3()
  store = await openObjectStore('s3', bucket.options)
  mkdirSync(join(folder, 'given', 'deep'), { recursive: true })
  writeFileSync(join(folder, 'given', 'deep', 'one'), 'first')
  writeFileSync(join(folder, 'given', 'two'), 'second')
})
beforeEach(() => {
  bucket.objects.clear()
  tasks = openTaskStore(store, 'tasks/0')
})
afterAll(async () => {
  await bucket[Symbol.asyncDispose]()
})

describe('a task store', () => {
  it('keeps plain data of every kind that a thread may be sent', async () => {
    const value = { map: new Map([['a', [1, null, undefined]]]), bytes: new Uint8Array([0, 255]), day: new Date(0) }
    expect(await tasks.getValue(await tasks.putValue(value))).toEqual(value)
  })

  it('keeps a folder, or a part of it under the same paths', async () => {
    await tasks.getFolder(await tasks.putFolder(join(folder, 'given')), join(folder, 'whole'))
    expect(readFileSync(join(folder, 'whole', 'two'), 'utf8')).toBe('second')
    const part = await tasks.putFolder(join(folder, 'given'), 'deep')
    expect(Object.keys(await tasks.getValue<object>(part))).toEqual([join('deep', 'one')])
  })

  it('writes nothing outside the folder that it is given', async () => {
    const hash = await tasks.putValue('anything')
    for (const path of ['../out', 'deep/../../out', '/etc/out'])
      await expect(tasks.getFiles({ [path]: hash }, join(folder, 'whole')), path).rejects.toThrow('outside')
  })

  it('lets the first result of a task stay', async () => {
    const other = openTaskStore(store, 'tasks/0')
    expect(await tasks.finish(TASK, { result: 1, files: {} })).toBe(true)
    expect(await other.finish(TASK, { result: 2, files: {} })).toBe(false)
    expect((await other.result(TASK))!.result).toBe(1)
  })

  it('lets the first result stay when both finish at once', async () => {
    bucket.before = (method) => {
      if (method === 'PUT') bucket.objects.set(`tasks/0/results/${TASK}`, { bytes: Buffer.from('there'), headers: {} })
      return undefined
    }
    expect(await tasks.finish(TASK, { result: 2, files: {} })).toBe(false)
    bucket.before = () => undefined
    expect(bucket.objects.get(`tasks/0/results/${TASK}`)!.bytes.toString()).toBe('there')
  })

  it('refuses an object that is not what its name says', async () => {
    const hash = await tasks.putValue('true')
    bucket.objects.get(`tasks/0/objects/${hash}`)!.bytes = Buffer.from('false')
    await expect(tasks.getValue(hash)).rejects.toThrow('is damaged')
    bucket.objects.clear()
    await expect(tasks.getFile(hash, join(folder, 'none'))).rejects.toThrow('is missing')
  })

  it('removes all that it put and all results that it read', async () => {
    const hash = await openTaskStore(store, 'tasks/0').putValue('written by a worker')
    await tasks.putValue('task')
    await tasks.finish(TASK, { result: 1, files: { rows: hash } })
    await tasks.result(TASK)
    expect(bucket.objects.size).toBe(3)
    await tasks.clear()
    expect(bucket.objects.size).toBe(0)
  })
})
