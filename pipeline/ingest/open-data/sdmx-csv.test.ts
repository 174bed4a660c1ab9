import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const source = aSource({ adapter: 'sdmx-csv' })

describe('SDMX-CSV', () => {
  it('reads codes and ignores labels, in the current and the previous format', async () => {
    const present =
      'STRUCTURE_ID,unit,Unit of measure,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG\n' +
      'X(1.0),I15_Q,"Index, 2015",LU,2025-Q3,151.2,p\n' +
      'X(1.0),I15_Q,"Index, 2015",LU,2025-Q4,,\n'
    const rows = await rowsOf(await aRawFile(directory, present), source)
    expect(rows.map(({ record }) => record)).toEqual([
      { dataset: 'X(1.0)', unit: 'I15_Q', geo: 'LU', purchase: 'TOTAL', period: '2025-Q3', value: 151.2, flag: 'p' },
      { dataset: 'X(1.0)', unit: 'I15_Q', geo: 'LU', purchase: 'TOTAL', period: '2025-Q4', value: null, flag: null },
    ])
    const former = 'DATAFLOW,purchase,unit,geo,TIME_PERIOD,OBS_VALUE\nE:PRC(1.0),DW_NEW,I15_Q,LU,2025-Q3,:\n'
    expect((await rowsOf(await aRawFile(directory, former), source))[0]!.record).toMatchObject({
      dataset: 'E:PRC(1.0)',
      purchase: 'DW_NEW',
      value: null,
    })
  })

  it('rejects a value that is not a number', async () => {
    const rows = await rowsOf(
      await aRawFile(directory, 'unit,geo,TIME_PERIOD,OBS_VALUE\nI,LU,2025-Q3,high\nI,LU,2025-Q3,1'),
      source,
    )
    expect(rows[0]).toMatchObject({ ok: false, field: 'value', received: 'high' })
  })

  it('names the columns that a table of another kind lacks', async () => {
    expect(await faultOf(await aRawFile(directory, 'a,b\n1,2'), source)).toMatchObject({
      message: expect.stringContaining('lacks geo, unit, TIME_PERIOD, OBS_VALUE; present: a, b'),
    })
  })
})
