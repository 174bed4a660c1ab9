import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../../testing/feed-files.ts'

const directory = temporaryDirectory()
const feed = (parts: Record<string, unknown> = {}) => aSource({ id: 'a-series', adapter: 'sdmx', ...parts })

async function recordsOf(content: unknown, parts?: Record<string, unknown>): Promise<unknown[]> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return (await rowsOf(await aRawFile(directory, text), feed(parts))).map(({ record, ...row }) => record ?? row)
}
const faultIn = async (content: unknown, parts?: Record<string, unknown>) =>
  faultOf(await aRawFile(directory, typeof content === 'string' ? content : JSON.stringify(content)), feed(parts))

/** Two months of a rate in two countries, as an SDMX-JSON message of either version. */
const dimensions = {
  dataSet: [{ id: 'FREQ', values: [{ id: 'M' }] }],
  series: [{ id: 'REF_AREA', values: [{ id: 'LU' }, { id: 'AT' }] }],
  observation: [{ id: 'TIME_PERIOD', values: [{ id: '2026-01' }, { id: '2026-02' }] }],
}
const attributes = {
  series: [{ id: 'UNIT', values: [{ id: 'PC' }] }],
  observation: [{ id: 'OBS_STATUS', values: [{ id: 'A' }, { id: 'P' }] }],
}
const dataSets = [
  {
    series: {
      '0': { attributes: [0], observations: { '0': [3.4, 0], '1': [3.43, 1] } },
      '1': { attributes: [0], observations: { '1': [null, null] } },
    },
  },
]
const structure = {
  links: [{ urn: 'urn:sdmx:org.sdmx.infomodel.datastructure.Dataflow=ECB:MIR(1.0)' }],
  dimensions,
  attributes,
}
const rates = [
  { area: 'LU', period: '2026-01', value: 3.4, flag: 'A', unit: 'PC', dataset: 'ECB:MIR(1.0)', frequency: 'M' },
  { area: 'LU', period: '2026-02', value: 3.43, flag: 'P', periodStart: '2026-02-01', periodEnd: '2026-02-28' },
  { area: 'AT', period: '2026-02', value: null, flag: null },
]

describe('SDMX', () => {
  it('reads codes and ignores labels in columns of their own, whatever the case of the names', async () => {
    const text =
      'STRUCTURE_ID,unit,Unit of measure,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG\n' +
      'X(1.0),I15_Q,"Index, 2015",LU,2025-Q3,151.2,p\n' +
      'X(1.0),I15_Q,"Index, 2015",LU,2025-Q4,,\n'
    expect(await recordsOf(text, { mapping: { area: 'geo' } })).toEqual([
      {
        series: 'a-series',
        dataset: 'X(1.0)',
        area: 'LU',
        breakdown: null,
        unit: 'I15_Q',
        period: '2025-Q3',
        frequency: 'Q',
        periodStart: '2025-07-01',
        periodEnd: '2025-09-30',
        value: 151.2,
        flag: 'p',
      },
      expect.objectContaining({ period: '2025-Q4', value: null, flag: null }),
    ])
  })

  it('reads codes with their labels in the same cell', async () => {
    const text = 'DATAFLOW,CANTON: Canton,TIME_PERIOD: Période,OBS_VALUE\nL:X(1.1),0204: Esch-sur-Alzette,2024,2610.1\n'
    expect(await recordsOf(text, { mapping: { area: 'CANTON' } })).toMatchObject([
      { area: '0204', period: '2024', value: 2610.1 },
    ])
  })

  it('leaves out rows that SDMX-CSV 2.0 deletes, and reads a time dimension of another name', async () => {
    const text =
      'STRUCTURE;STRUCTURE_ID;ACTION;AREA;T;OBS_VALUE\nDATAFLOW;E:N(1.6.0);I;LU;2014-01;12.4\nDATAFLOW;E:N(1.6.0);D;LU;2014-02;\n'
    expect(await recordsOf(text, { mapping: { period: 'T', area: 'AREA' } })).toMatchObject([
      { period: '2014-01', value: 12.4 },
    ])
  })

  it('counts in single units', async () => {
    expect(await recordsOf('UNIT_MULT,TIME_PERIOD,OBS_VALUE\n3,2024,12.5\n0,2025,7\n')).toMatchObject([
      { value: 12_500 },
      { value: 7 },
    ])
  })

  it('reads only the codes asked for', async () => {
    const text = 'geo,sex,TIME_PERIOD,OBS_VALUE\nLU,T,2024,1\nLU,F,2024,2\nFR,T,2024,3\n'
    const records = await recordsOf(text, {
      mapping: { area: 'geo' },
      options: { where: { geo: ['LU', 'BE'], sex: 'T' } },
    })
    expect(records).toMatchObject([{ area: 'LU', value: 1 }])
  })

  it('believes neither of two values for one key, and names the dimension that was forgotten', async () => {
    const rows = await rowsOf(
      await aRawFile(directory, 'geo,sex,TIME_PERIOD,OBS_VALUE\nLU,T,2024,1\nLU,F,2024,2\nLU,T,2025,3\n'),
      feed(),
    )
    expect(rows.map(({ ok }) => ok)).toEqual([false, false, true])
    expect(rows[1]!.detail).toContain('sex=F; choose codes in options.where or map the dimension')
  })

  it.each([
    ['1.0, with its data at the top', { header: {}, dataSets, structure }],
    ['1.0', { data: { dataSets, structure } }],
    ['2.0', { meta: {}, data: { dataSets: [{ structure: 0, ...dataSets[0] }], structures: [structure] } }],
  ])('reads SDMX-JSON %s', async (_, document) => {
    expect(await recordsOf(document, { mapping: { area: 'REF_AREA' } })).toMatchObject(rates)
  })

  it('reads SDMX-JSON whose observations stand flat', async () => {
    const flat = {
      dataSet: dimensions.dataSet,
      observation: [...dimensions.series, ...dimensions.observation],
    }
    const document = {
      dataSets: [{ observations: { '0:0': [3.4, 0], '1:1': [3.1, 0] } }],
      structure: { dimensions: flat, attributes },
    }
    expect(await recordsOf(document, { mapping: { area: 'REF_AREA' } })).toMatchObject([
      { area: 'LU', period: '2026-01', value: 3.4 },
      { area: 'AT', period: '2026-02', value: 3.1 },
    ])
  })

  it.each([
    ['sparse', { value: { '0': 25.5, '3': 26 }, status: { '3': 'b' } }],
    ['dense', { value: [25.5, null, null, 26], status: [null, null, null, 'b'] }],
  ])('reads JSON-stat with %s values', async (_, values) => {
    const document = {
      version: '2.0',
      class: 'dataset',
      id: ['geo', 'time'],
      size: [2, 2],
      dimension: {
        geo: { category: { index: { LU: 0, FR: 1 } } },
        time: { category: { index: ['2024', '2025'] } },
      },
      ...values,
    }
    const stated = (await recordsOf(document, { mapping: { area: 'geo' } })).filter(
      (row) => (row as { value?: unknown }).value !== null,
    )
    expect(stated).toMatchObject([
      { area: 'LU', period: '2024', value: 25.5, flag: null },
      { area: 'FR', period: '2025', value: 26, flag: 'b' },
    ])
  })

  it('rejects a value that is no number and a period that is none', async () => {
    const rows = await rowsOf(
      await aRawFile(directory, 'TIME_PERIOD,OBS_VALUE\n2025-Q3,high\n2025-Q7,1\n2025,1'),
      feed(),
    )
    expect(rows[0]).toMatchObject({ ok: false, field: 'value', received: 'high' })
    expect(rows[1]).toMatchObject({ ok: false, field: 'period', received: '2025-Q7' })
  })

  it('names the columns that a table of another kind lacks', async () => {
    expect(await faultIn('a,b\n1,2', { mapping: { area: 'geo' } })).toMatchObject({
      message: expect.stringContaining('lacks TIME_PERIOD, OBS_VALUE, geo; present: a, b'),
    })
  })

  it('says what a service refused, and that other documents are none', async () => {
    const refusal = { title: 'Not Found', status: 404, detail: 'No Series was returned for the query' }
    expect(await faultIn(refusal)).toMatchObject({ message: expect.stringContaining('No Series was returned') })
    expect(await faultIn({ items: [] })).toMatchObject({
      message: expect.stringContaining('is no SDMX-CSV, SDMX-JSON or JSON-stat'),
    })
    expect(await faultIn('{"data": {"dataSets": [')).toMatchObject({ message: expect.stringContaining('not JSON') })
  })
})
