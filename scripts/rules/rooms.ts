import { COMPUTED, type Import } from './imports.ts'
import { isTest } from './source-files.ts'

interface RoomRule {
  name: string
  /** Says whether an import breaks the rule. */
  breaks(found: Import): boolean
}

const isIn = (room: string, path: string): boolean => path.startsWith(`${room}/`)
const isDatabase = (name: string): boolean => name.startsWith('@duckdb/')
/** A folder that people or programs talk to; each asks the queries and knows no other. */
const FACE = /^server\/faces\/[\w-]+\//
const faceOf = (path: string): string | undefined => FACE.exec(path)?.[0]

const PURE_NODE = new Set(['node:crypto', 'node:zlib'])
/** Libraries that models may use: mathematics, schemas, their documents, PDF bytes, stems, IP addresses, the types of schema.org. None does I/O. */
const PURE_LIBRARIES = new Set([
  'zod',
  'zod-openapi',
  'simple-statistics',
  '@turf',
  'd3-delaunay',
  'polygon-clipping',
  'topojson-client',
  'topojson-server',
  'topojson-simplify',
  'entities',
  'ipaddr.js',
  'unpdf',
  'fflate',
  'saxes',
  'snowball-stemmers',
  'schema-dts',
])

/** The storage driver that the settings name, always a module of unstorage; and every contract there is, always of models. */
const MAY_COMPUTE = new Set([
  'server/release/release-source.ts',
  'pipeline/publish/store/open-object-store.ts',
  'scripts/contracts.ts',
])

/** Configuration of the test runner, which belongs to scripts but stands where the runner looks. */
const TEST_RUNNER = 'vitest.config.ts'

/** The rules between rooms. What tests may do beyond them stands in each. */
export const ROOM_RULES: RoomRule[] = [
  {
    name: 'every import names its module, so that these rules can be checked',
    breaks: ({ from, to }) => to === COMPUTED && !MAY_COMPUTE.has(from),
  },
  {
    name: 'models import nothing of ours but models',
    breaks: ({ from, to, isOurs }) => isIn('models', from) && isOurs && !isIn('models', to) && !isTest(from),
  },
  {
    name: 'content imports models and nothing else of ours',
    breaks: ({ from, to, isOurs }) =>
      isIn('content', from) && isOurs && !isIn('models', to) && !isIn('content', to) && !isTest(from),
  },
  {
    name: 'models do no I/O: of Node they know hashing and compression only',
    breaks: ({ from, to }) => isIn('models', from) && !isTest(from) && to.startsWith('node:') && !PURE_NODE.has(to),
  },
  {
    name: 'models use libraries that compute, not ones that read or write',
    breaks: ({ from, to, isOurs }) =>
      isIn('models', from) &&
      !isTest(from) &&
      !isOurs &&
      !to.startsWith('node:') &&
      !PURE_LIBRARIES.has(to.split('/')[0]!),
  },
  {
    name: 'the pipeline does not import the server',
    breaks: ({ from, to }) => isIn('pipeline', from) && isIn('server', to),
  },
  {
    name: 'the server does not import the pipeline',
    breaks: ({ from, to }) => isIn('server', from) && isIn('pipeline', to),
  },
  {
    name: 'nothing imports scripts',
    breaks: ({ from, to }) => isIn('scripts', to) && !isIn('scripts', from) && from !== TEST_RUNNER,
  },
  {
    name: 'the warehouse belongs to the pipeline: the server knows no DuckDB',
    breaks: ({ from, to }) => isDatabase(to) && !isIn('pipeline', from) && !isIn('scripts', from),
  },
  {
    name: 'queries know neither HTTP nor MCP nor any face',
    breaks: ({ from, to }) =>
      isIn('server/queries', from) &&
      (['server/http', 'server/endpoints', 'server/faces'].some((room) => isIn(room, to)) ||
        /^(?:h3|srvx|node:https?|@modelcontextprotocol\/.*)$/.test(to)),
  },
  {
    name: 'faces do not import each other; documents are what all of them hand out',
    breaks: ({ from, to }) =>
      faceOf(from) !== undefined &&
      faceOf(to) !== undefined &&
      faceOf(from) !== faceOf(to) &&
      !isTest(from) &&
      faceOf(to) !== 'server/faces/documents/',
  },
]

/** Every breach of a rule, in words. */
export function breachesOf(imports: readonly Import[]): string[] {
  return imports.flatMap((found) =>
    ROOM_RULES.filter((rule) => rule.breaks(found)).map(({ name }) => `${found.from} imports ${found.to}: ${name}`),
  )
}
