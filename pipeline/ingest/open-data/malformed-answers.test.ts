import { describe, expect, it } from 'vitest'
import { FeedError } from '../raw/feed-error.ts'
import { aRawFile, aSource, faultOf, temporaryDirectory, workbookOf, zipOf } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const HTML = '<!doctype html><html><body><h1>503 Service Unavailable</h1></body></html>'

/** An answer that is not what it should be; with the rows that may still be read, and words that say what is wrong. */
type Malformed = readonly [
  what: string,
  content: string | Uint8Array | Promise<Uint8Array>,
  readable: number,
  says: RegExp,
]
interface Reader {
  source: Record<string, unknown>
  answers: readonly Malformed[]
}

const SDMX_HEADER = 'DATAFLOW,FREQ,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG'
const jsonStat = (over: object): string =>
  JSON.stringify({
    version: '2.0',
    class: 'dataset',
    id: ['geo', 'time'],
    size: [1, 2],
    dimension: {
      geo: { category: { index: { LU: 0 } } },
      time: { category: { index: { '2024': 0, '2025': 1 } } },
    },
    value: { 0: 1, 1: 2 },
    ...over,
  })
const feature = (geometry: object): object => ({ type: 'Feature', properties: { name: 'Mersch' }, geometry })
const layer = (...geometries: object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features: geometries.map(feature) })
const SQUARE = [
  [6, 49.6],
  [6.1, 49.6],
  [6.1, 49.7],
  [6, 49.6],
]
const GTFS = {
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nA,Gare,49.6,6.13\nC,Mersch,49.7,6.1\n',
  'routes.txt': 'route_id,route_type\nT1,0\n',
  'trips.txt': 'route_id,service_id,trip_id\nT1,week,t1\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'week,1,1,1,1,1,0,0,20260901,20260930\n',
  'stop_times.txt': 'trip_id,stop_id,stop_sequence,pickup_type\nt1,A,1,0\nt1,C,2,0\n',
}
const trip = (answer: object): string => JSON.stringify({ origins: [[49.6, 6.1]], destinations: [[49.5, 5.9]], answer })

const READERS: Readonly<Record<string, Reader>> = {
  'SDMX-CSV': {
    source: { adapter: 'sdmx', mapping: { area: 'geo' } },
    answers: [
      ['a page of HTML', HTML, 0, /web page/],
      ['a header alone that lacks a dimension', 'DATAFLOW,FREQ,TIME_PERIOD,OBS_VALUE\n', 0, /geo/],
      ['a value that is none', `${SDMX_HEADER}\nX,A,LU,2024,n.a.,\nX,A,LU,2025,2,\n`, 1, /number/],
      ['a period that is none', `${SDMX_HEADER}\nX,A,LU,0000,1,\nX,A,LU,2025,2,\n`, 1, /period/i],
      [
        'two values for one observation',
        `${SDMX_HEADER}\nX,A,LU,2024,1,\nX,A,LU,2024,9,\nX,A,LU,2025,2,\n`,
        1,
        /another|one/,
      ],
    ],
  },
  'SDMX-JSON': {
    source: { adapter: 'sdmx', mapping: { area: 'REF_AREA' } },
    answers: [
      [
        'a refusal with the status of success',
        '{"errors":[{"code":100,"title":"No results found"}]}',
        0,
        /No results found/,
      ],
      ['a document cut in two', '{"data":{"dataSets":[{"series":{', 0, /JSON/],
      ['another document', '{"items":[1,2,3]}', 0, /SDMX/],
    ],
  },
  'JSON-stat': {
    source: { adapter: 'sdmx', mapping: { area: 'geo' } },
    answers: [
      ['sizes that contradict the codes', jsonStat({ size: [1, 3] }), 0, /sizes 1, 3/],
      ['a position beyond the sizes', jsonStat({ value: { 0: 1, 7: 2 } }), 1, /position below 2/],
      ['a dimension that is a name of JavaScript', jsonStat({ id: ['__proto__', 'time'] }), 0, /sizes|codes/],
    ],
  },
  GeoJSON: {
    source: { adapter: 'geojson', mapping: { name: 'name' } },
    answers: [
      ['a page of HTML', HTML, 0, /web page/],
      ['a ring that stays open', layer({ type: 'Polygon', coordinates: [SQUARE.slice(0, 3)] }), 0, /rings/],
      ['points nested as lines', layer({ type: 'Point', coordinates: SQUARE }), 0, /nested/],
      ['metres instead of degrees', layer({ type: 'Point', coordinates: [76_000, 91_000] }), 0, /far from Luxembourg/],
      [
        'no property of that name',
        layer({ type: 'Point', coordinates: [6, 49.6] }).replace('"name"', '"label"'),
        0,
        /name/,
      ],
    ],
  },
  'prices of the Observatoire': {
    source: { adapter: 'observatoire-prices', options: { year: 2024, listingType: 'sale' } },
    answers: [
      ['a page of HTML', HTML, 0, /web page/],
      [
        'a workbook of something else',
        workbookOf({
          Sheet: [
            ['a', 'b'],
            [1, 2],
          ],
        }),
        0,
        /no table of prices/,
      ],
      ['another separator', 'commune;registered_vefa_eur_m2\nMersch;9000\n', 0, /delimiter/],
      [
        'a price in thousands',
        'commune,registered_vefa_eur_m2\nMersch,9\nEsch-sur-Alzette,8000\n',
        1,
        /expected 100 to/,
      ],
      ['a row that ends early', 'commune,registered_vefa_eur_m2\nMersch\nEsch-sur-Alzette,8000\n', 1, /as many cells/],
    ],
  },
  GTFS: {
    source: { adapter: 'gtfs' },
    answers: [
      ['no archive', HTML, 0, /archive|zip/i],
      ['an archive without stops', zipOf({ ...GTFS, 'stops.txt': '' }), 0, /stops\.txt/],
      [
        'a day that is none',
        zipOf({ ...GTFS, 'calendar.txt': GTFS['calendar.txt'].replace('20260901', '1 Sept') }),
        0,
        /YYYYMMDD/,
      ],
      [
        'coordinates exchanged',
        zipOf({ ...GTFS, 'stops.txt': `${GTFS['stops.txt']}B,Bertrange,6.1,49.7\n` }),
        2,
        /in or around Luxembourg/,
      ],
    ],
  },
  'a routing engine': {
    source: { adapter: 'routing-matrix', options: { engine: 'osrm', mode: 'car', profile: 'driving' } },
    answers: [
      ['a page of HTML', HTML, 0, /line 1/],
      ['more trips than were asked for', trip({ code: 'Ok', durations: [[60, 120]] }), 0, /1 by 1/],
      [
        'two answers to one question',
        [60, 90].map((each) => trip({ code: 'Ok', durations: [[each]] })).join('\n'),
        0,
        /earlier line/,
      ],
    ],
  },
}

describe.each(Object.entries(READERS))('a malformed answer to the reader of %s', (_, { source, answers }) => {
  it.each(answers)(
    '%s: nothing of it is published, and the reason is named',
    async (_what, content, readable, says) => {
      const found = await faultOf(await aRawFile(directory, await content), aSource(source))
      if (found instanceof FeedError) {
        expect(found.message).toMatch(says)
        expect(found.message).toContain('a-feed')
        expect(readable).toBe(0)
        return
      }
      expect(found.filter(({ ok }) => ok)).toHaveLength(readable)
      const refused = found.filter(({ ok }) => !ok)
      expect(refused.length).toBeGreaterThan(0)
      for (const row of refused) expect(`${row.field ?? ''} ${row.detail ?? ''}`).toMatch(says)
    },
  )
})
