import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../../base/settings.ts'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory, type SeenRow } from '../../testing/feed-files.ts'

const folder = join(ROOT, '../shared/data')
const isHere = existsSync(join(folder, 'sdmx'))
// oxlint-disable-next-line no-console -- what is not tested must be seen
if (!isHere) console.warn('skipped: recorded answers of statistical offices, as there is no ../shared/data')

const directory = temporaryDirectory()
const bytesOf = (name: string) => readFileSync(join(folder, name))
const feed = (parts: Record<string, unknown>) => aSource({ adapter: 'sdmx', ...parts })
const read = async (name: string, parts: Record<string, unknown>): Promise<SeenRow[]> =>
  rowsOf(await aRawFile(directory, bytesOf(name)), feed(parts))

describe.skipIf(!isHere)('recorded answers', () => {
  it.each<[string, Record<string, unknown>, number, object, object]>([
    [
      'sdmx/ecb_MIR_csvdata_shape.csv',
      { mapping: { area: 'REF_AREA', breakdown: 'MATURITY_NOT_IRATE', unit: { value: 'percent' } } },
      3,
      { area: 'AT', breakdown: 'A', period: '2026-01', value: 3.4, unit: 'percent' },
      { period: '2026-03', value: 3.45 },
    ],
    [
      'sdmx/eurostat_MIGR_RESFIRST_sdmxcsv1.csv',
      { mapping: { area: 'geo' } },
      2,
      { dataset: 'ESTAT:MIGR_RESFIRST(1.0)', area: 'FR', unit: 'PER', period: '2021', value: 287_179, flag: null },
      { period: '2022', value: 326_948 },
    ],
    [
      'sdmx/eurostat_prc_hpi_a_LU_linear_sdmxcsv1.csv',
      { mapping: { area: 'geo', breakdown: 'purchase' }, options: { where: { geo: 'LU' } } },
      15,
      { area: 'LU', breakdown: 'TOTAL', unit: 'I10_A_AVG', period: '2007', value: 92.86 },
      { period: '2021' },
    ],
    [
      'sdmx/lustat_DF_E5401_ipcn_cut.csv',
      { mapping: { breakdown: 'ECOICOP_1999' } },
      6,
      {
        dataset: 'LU1:DSD_ECOICOP_PRIX@DF_E5401(1.0)',
        area: 'LU',
        breakdown: 'CP01191',
        period: '2022-10',
        value: 112.99,
      },
      { period: '2023-03', value: 129.2 },
    ],
    [
      'sdmx/lustat_DF_X020_density_labels_fr.csv',
      { mapping: { area: 'CANTON' } },
      1130,
      { area: '0204', period: '2015', value: 2319.581882, frequency: 'A' },
      {},
    ],
    [
      'sdmx/lustat_DF_X021_population_cut.csv',
      { mapping: { area: 'CANTON' } },
      26,
      { area: '0204', period: '2019', value: 35_382 },
      {},
    ],
    [
      'sdmx/eurostat_YTH_DEMO_030_LU.jsonstat.json',
      { mapping: { area: 'geo', breakdown: 'sex' } },
      26,
      { area: 'LU', breakdown: 'T', unit: 'AVG', period: '2000', value: 25.5 },
      { period: '2025', value: 26.6 },
    ],
    [
      'sdmx/sdmxcsv2_spec_example.csv',
      { mapping: { period: 'DIM_3', area: 'DIM_1', breakdown: 'DIM_2' } },
      2,
      { dataset: 'ESTAT:NA_MAIN(1.6.0)', area: 'A', breakdown: 'B', period: '2014-01', value: 12.4 },
      { value: 10.8 },
    ],
    [
      'macro/hpi_eurostat_prc_hpi_q.csv',
      { mapping: { area: 'geo' }, options: { where: { geo: 'LU', unit: 'I15_Q' } } },
      75,
      { area: 'LU', unit: 'I15_Q', frequency: 'Q' },
      {},
    ],
  ])('%s', async (name, parts, count, first, last) => {
    const rows = await read(name, parts)
    expect(rows.filter(({ ok }) => !ok)).toEqual([])
    expect(rows).toHaveLength(count)
    expect(rows[0]!.record).toMatchObject(first)
    expect(rows.at(-1)!.record).toMatchObject(last)
  })

  it('a refusal says what the service said', async () => {
    const fault = await faultOf(await aRawFile(directory, bytesOf('sdmx/ecb_404.json')), feed({}))
    expect(fault).toMatchObject({ message: expect.stringContaining('No Series was returned for the query') })
  })

  it('cut at any place, an answer is refused or read to its last whole row', async () => {
    const whole = bytesOf('sdmx/eurostat_YTH_DEMO_030_LU.jsonstat.json')
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share))
      expect(await faultOf(await aRawFile(directory, cut), feed({}))).toMatchObject({ fault: 'truncated' })
    }
  })
})
