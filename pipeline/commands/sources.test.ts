import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { SourceState } from '../../models/contracts/release/source-state.ts'
import { createHome } from '../testing/lux-home.ts'
import { sourcesExitCode } from './sources.ts'
import { testFolder } from '../testing/test-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

const HEADER = 'REF_AREA,MATURITY_NOT_IRATE,TIME_PERIOD,OBS_VALUE'
const OCTOBER = 'LU,F,2026-10,3.1'
let answer: string | null = `${HEADER}\n${OCTOBER}\n`
const server = createServer((_request, response) => {
  response.writeHead(answer === null ? 503 : 200, { etag: `"${answer?.length}"` }).end(answer)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const home = createHome()
const folder = testFolder()
afterAll(() => {
  server.closeAllConnections()
  server.close()
  home.remove()
})

function define(id: string, more = ''): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${id}.yaml`),
    `id: ${id}
title: Mortgage rates
adapter: sdmx
location: { type: http, url: '${origin}/${id}', allowPrivate: true, retries: 0 }
mapping: { series: { value: mortgage-rate }, area: REF_AREA, breakdown: MATURITY_NOT_IRATE, unit: { value: percent } }
producer: { name: Bank }
licence: { name: CC0 1.0 }
owner: test
cadence: monthly
${more}`,
  )
}

const env = { LUX_SOURCES: folder, LUX_MARKET: 'test' }
const check = async (): Promise<{ code: number | null; states: SourceState[] }> => {
  const { code, stdout } = await home.lux(['sources', 'check', '--json'], env)
  return { code, states: JSON.parse(stdout) as SourceState[] }
}
const run = () => home.succeed(['run', '--only', 'ingest', 'open-data'], env)

describe('lux sources check', () => {
  it('goes from never delivered over fine to changed columns and a failed fetch, each with its exit code', async () => {
    define('rates')
    expect(await check()).toMatchObject({ code: 1, states: [{ id: 'rates', state: 'late', files: 0, newestOn: null }] })

    await run()
    const fine = await check()
    expect(fine).toMatchObject({
      code: 0,
      states: [{ state: 'fine', licence: 'CC0 1.0', cadence: 'monthly', files: 1, ageDays: 0, lastError: null }],
    })
    expect(fine.states[0]!.bytes).toBe(answer!.length)
    expect(fine.states[0]!.nextDueOn! > fine.states[0]!.newestOn!).toBe(true)

    answer = `REF_AREA,NOTE,TIME_PERIOD,OBS_VALUE\nLU,x,2026-11,3.2\n`
    await run()
    const drifted = await check()
    expect(drifted).toMatchObject({ code: 2, states: [{ lostColumns: ['MATURITY_NOT_IRATE'], newColumns: ['NOTE'] }] })
    expect(drifted.states[0]!.lastError).toContain('lacks MATURITY_NOT_IRATE')

    answer = null
    await run()
    const failed = await check()
    expect(failed).toMatchObject({ code: 2, states: [{ state: 'failed', lastError: expect.stringContaining('503') }] })
    const { stdout } = await home.lux(['sources', 'check'], env)
    expect(stdout).toContain('columns missing: MATURITY_NOT_IRATE')
  })

  it('lists a disabled source without counting it', async () => {
    rmSync(join(folder, 'rates.yaml'), { force: true })
    define('off', 'enabled: false\n')
    expect(await check()).toMatchObject({ code: 0, states: [{ id: 'off', state: 'disabled' }] })
  })

  it('is fine with a path into a list and without the column of a field that files may lack', async () => {
    rmSync(join(folder, 'off.yaml'), { force: true })
    const texts = [{ title: 'Bel appartement' }, { title: 'Wohnung' }]
    const adverts = join(folder, 'adverts.json')
    const deliver = (...photos: object[]): void =>
      writeFileSync(adverts, JSON.stringify([{ id: 'a', kind: 'flat', deal: 'sale', price: 500_000, texts, photos }]))
    writeFileSync(
      join(folder, 'adverts.yaml'),
      `id: adverts
title: Adverts
adapter: json
location: { type: file, path: '${adverts}' }
mapping: { sourceRef: id, propertyType: kind, listingType: deal, price: price, title: texts.0.title, photos: photos.*.url, energyClass: epc }
options: { optionalFields: [energyClass] }
producer: { name: P }
licence: { name: CC0 1.0 }
owner: test
cadence: daily
`,
    )
    for (const photos of [[], [{ url: 'https://img.example.lu/1.jpg' }], []]) {
      deliver(...photos)
      await run()
      expect(await check()).toMatchObject({ code: 0, states: [{ state: 'fine', lostColumns: [], newColumns: [] }] })
    }
    writeFileSync(adverts, JSON.stringify([{ id: 'a', kind: 'flat', deal: 'sale', price: 500_000, photos: [] }]))
    await run()
    expect(await check()).toMatchObject({ code: 2, states: [{ lostColumns: ['texts.0.title'] }] })
  })

  it('ends with the code of the worst source', () => {
    const of = (...states: SourceState['state'][]) => sourcesExitCode(states.map((state) => ({ state })))
    expect([of(), of('fine', 'disabled'), of('late', 'fine'), of('late', 'drifted'), of('failed')]).toEqual([
      0, 0, 1, 2, 2,
    ])
  })
})
