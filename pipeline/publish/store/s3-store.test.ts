import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFakeS3, type FakeS3 } from '../../testing/fake-s3.ts'
import type { ObjectStore } from './object-store.ts'
import { openObjectStore } from './open-object-store.ts'

const BYTES = Buffer.from([0, 1, 2, 253, 254, 255])
const META = { contentType: 'application/octet-stream', cacheControl: 'public, max-age=31536000, immutable' }

let bucket: FakeS3
let store: ObjectStore
beforeEach(async () => {
  bucket = await startFakeS3()
  store = await openObjectStore('s3', bucket.options)
})
afterEach(() => bucket[Symbol.asyncDispose]())

describe('store in a bucket', () => {
  it('writes with type and cache lifetime, reads back and removes, each request signed', async () => {
    await store.write('objects/ab/abc', BYTES, META)
    expect(bucket.objects.get('objects/ab/abc')).toMatchObject({
      bytes: BYTES,
      headers: { 'content-type': META.contentType, 'cache-control': META.cacheControl },
    })
    expect(Buffer.from((await store.read('objects/ab/abc'))!.bytes)).toEqual(BYTES)
    await store.remove('objects/ab/abc')
    await store.remove('objects/ab/abc')
    expect(await store.read('objects/ab/abc')).toBeNull()
  })

  it.each([503, 500, 429, 0])('tries again after %i (0: a cut connection)', async (status) => {
    let failures = 2
    bucket.before = () => (failures-- > 0 ? status : undefined)
    await store.write('current.json', BYTES, META)
    expect(bucket.requests).toHaveLength(3)
    expect(bucket.objects.get('current.json')!.bytes).toEqual(BYTES)
  })

  it('quotes the store when it keeps failing, without secrets', async () => {
    const wrong = await openObjectStore('s3', { ...bucket.options, secretAccessKey: 'not this one' })
    const failure = await wrong.write('current.json', BYTES, META).catch((error: Error) => error.message)
    expect(failure).toMatch(/PUT http.*\/releases\/current.json: 403 .*SignatureDoesNotMatch.*Check the key/)
    expect(failure).not.toContain('not this one')
    expect(bucket.requests).toHaveLength(1)
  })

  it('does not overwrite what another writer changed since it was read', async () => {
    await store.write('current.json', Buffer.from('one'), META, { not: null })
    await expect(store.write('current.json', BYTES, META, { not: null })).rejects.toThrow('changed by another writer')
    const { version } = (await store.read('current.json'))!
    await store.write('current.json', Buffer.from('two'), META, { not: version })
    await expect(store.write('current.json', BYTES, META, { not: version })).rejects.toThrow(
      'changed by another writer',
    )
    expect(bucket.objects.get('current.json')!.bytes.toString()).toBe('two')
  })

  it('writes also to a store without preconditions', async () => {
    bucket.knowsConditions = false
    await store.write('current.json', BYTES, META, { not: null })
    expect(bucket.objects.get('current.json')!.bytes).toEqual(BYTES)
  })
})

describe('opening a store', () => {
  it('names the options that are missing or invalid', async () => {
    await expect(openObjectStore('s3', { endpoint: 'somewhere' })).rejects.toThrow(
      /endpoint: .*region: .*accessKeyId: /,
    )
    await expect(openObjectStore('fs', {})).rejects.toThrow('needs the option base')
  })

  it('suggests the driver that was meant', async () => {
    await expect(openObjectStore('s33', {})).rejects.toThrow('There is no storage driver s33. Did you mean s3?')
  })

  it('takes any other driver of unstorage', async () => {
    const memory = await openObjectStore('memory', {})
    await memory.write('objects/ab/abc', BYTES, META)
    expect(Buffer.from((await memory.read('objects/ab/abc'))!.bytes)).toEqual(BYTES)
    expect(await memory.read('objects/ab/abd')).toBeNull()
  })
})
