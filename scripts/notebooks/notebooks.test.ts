import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../pipeline/base/settings.ts'
import { servedHome, type ServedHome } from '../testing/served-home.ts'
import { codeBeside, readNotebook, runNotebook } from './run-notebook.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

const FOLDER = join(ROOT, 'content', 'notebooks')
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.ipynb'))
const fileOf = (name: string): string => join(FOLDER, name)
const hasCommand = (name: string): boolean => spawnSync(name, ['--version']).status === 0

/** A change of the inputs that each notebook has to notice. */
const CHANGES = [
  'UPDATE index_parts SET estimate_log = estimate_log + 0.1; UPDATE market_index SET value = value + 10',
  'UPDATE level_parts SET commune_log = commune_log + 0.1',
  'UPDATE estimate_parts SET hedonic_log = hedonic_log + 0.3, time_log = time_log + 0.1',
  'UPDATE record SET came = 2 * came',
  'UPDATE liveability_dimensions SET score = 50',
  "UPDATE official_prices SET price_per_sqm = 1.2 * price_per_sqm WHERE basis = 'registered'",
]

describe.each(NAMES)('the notebook %s', (name) => {
  it('is a notebook without results, with Python and R that can be read', () => {
    const notebook = readNotebook(fileOf(name))
    for (const cell of notebook.cells) if (cell.cell_type === 'code') expect(cell.outputs).toEqual([])
    const [python, r] = [codeBeside(notebook, 'python'), codeBeside(notebook, 'r')]
    expect([python.length, r.length]).toEqual([1, 1])
    const compile = 'import ast, sys; ast.parse(sys.stdin.read())'
    if (hasCommand('python3')) execFileSync('python3', ['-c', compile], { input: python[0]! })
    if (hasCommand('Rscript')) execFileSync('Rscript', ['-e', 'parse(file("stdin"))'], { input: r[0]! })
  })
})

describe('over a release on loopback', () => {
  let served: ServedHome
  let changed: Server
  let folder: string

  beforeAll(async () => {
    served = await servedHome()
    const { home, server } = served
    folder = mkdtempSync(join(tmpdir(), 'changed-'))
    const file = join(folder, 'lux.duckdb')
    cpSync(join(home.store.directory, home.release().id, 'public', 'data', 'lux.duckdb'), file)
    const instance = await DuckDBInstance.create(file)
    const connection = await instance.connect()
    for (const change of CHANGES) await connection.run(change)
    connection.closeSync()
    instance.closeSync()
    changed = createServer((request, response) => {
      if (request.url === '/data/lux.duckdb') response.end(readFileSync(file))
      else
        void fetch(`${server.url}${request.url}`).then(async (page) =>
          response.end(Buffer.from(await page.arrayBuffer())),
        )
    })
    await new Promise<void>((resolve) => changed.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    changed?.close()
    await served?.close()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  it.each(NAMES)('%s ends in the figure of the page, and fails where an input is changed', async (name) => {
    const result = await runNotebook(fileOf(name), served.server.url)
    if (result.figure === null) return
    expect(result.equal).toBe(true)
    const other = `http://127.0.0.1:${(changed.address() as AddressInfo).port}`
    await expect(runNotebook(fileOf(name), other)).rejects.toThrow(
      /does not state|its (parts|dimensions) give|two means give/,
    )
  })
})
