import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { releaseFileSchema } from '../../models/contracts/release/release.ts'
import { createReleaseWriter } from './release-writer.ts'

let directory: string
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'writer-')), '.building')
})
afterEach(() => rmSync(join(directory, '..'), { recursive: true }))

const MOUNT = ['-rm', 'sh', '-c']
/** Whether this machine lets its users mount a file system of their own. */
const canMount = spawnSync('unshare', [...MOUNT, 'mount -t tmpfs tmpfs /mnt']).status === 0

/** Runs code in a process that finds a disk of 1 MB at the directory. */
function onSmallDisk(code: string) {
  const command = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$1" --input-type=module --eval "$2"'
  return spawnSync('unshare', [...MOUNT, command, directory, process.execPath, code], { encoding: 'utf8' })
}

describe('release writer', () => {
  it('records every file: bytes, hash, rows, address', async () => {
    const writer = createReleaseWriter(directory)
    await writer.write('b/e.md', 'Größe', { contentType: 'text/markdown', publicPath: '/b' })
    await writer.writeJson('a.json', { n: 1 }, { rows: 1 })
    const files = writer.files()
    expect(files.map(({ path }) => path)).toEqual(['a.json', 'b/e.md'])
    expect(files[1]).toEqual({
      path: 'b/e.md',
      bytes: 7,
      sha256: sha256Of('Größe'),
      rows: null,
      contentType: 'text/markdown',
      publicPath: '/b',
    })
    for (const file of files) expect(() => releaseFileSchema.parse(file)).not.toThrow()
  })

  it('counts the lines of a stream, and writes more of them than fit in a buffer', async () => {
    const writer = createReleaseWriter(directory)
    const lines = Array.from({ length: 50_000 }, (_, index) => `{"row":${index},"text":"${'x'.repeat(60)}"}\n`)
    await writer.writeLines('rows.ndjson', lines, { contentType: 'application/x-ndjson' })
    const [file] = writer.files()
    expect(file).toMatchObject({ rows: 50_000, bytes: lines.join('').length })
    expect(readFileSync(join(directory, 'rows.ndjson'), 'utf8')).toBe(lines.join(''))
  })

  it('records files written by another program', async () => {
    const writer = createReleaseWriter(directory)
    await writer.adopt('data/t.csv', { contentType: 'text/csv', rows: 2 }, async (file) =>
      writeFileSync(file, 'a\n1\n2\n'),
    )
    expect(writer.files()[0]).toMatchObject({ path: 'data/t.csv', bytes: 6, rows: 2 })
  })

  it('refuses to write one path twice', async () => {
    const writer = createReleaseWriter(directory)
    await writer.writeJson('a.json', 1)
    await expect(writer.writeJson('a.json', 2)).rejects.toThrow('already has a file a.json')
  })

  it('begins with an empty folder, even after a killed run', async () => {
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'half.json'), '{')
    createReleaseWriter(directory)
    expect(existsSync(join(directory, 'half.json'))).toBe(false)
  })

  it('passes on the failure of what it writes', async () => {
    const writer = createReleaseWriter(directory)
    async function* broken(): AsyncGenerator<string> {
      yield 'one\n'
      throw new Error('the source broke off')
    }
    await expect(writer.writeLines('a.txt', broken(), { contentType: 'text/plain' })).rejects.toThrow('broke off')
    expect(writer.files()).toEqual([])
  })

  it.skipIf(!canMount)('says what to do on a full disk, and records nothing', () => {
    mkdirSync(directory, { recursive: true })
    const { stdout, stderr } = onSmallDisk(`
      const { createReleaseWriter } = await import('${import.meta.dirname}/release-writer.ts')
      const { systemFault } = await import('${import.meta.dirname}/../commands/system-fault.ts')
      const writer = createReleaseWriter('${directory}/release')
      const fault = await writer.write('a.bin', Buffer.alloc(4_000_000), { contentType: 'text/plain' }).catch(systemFault)
      console.log(JSON.stringify({ fault, files: writer.files() }))`)
    expect(JSON.parse(stdout || '{}'), stderr).toEqual({
      fault: expect.stringMatching(/^ENOSPC.*\nThe disk is full\. Free some space/) as string,
      files: [],
    })
  })
})
