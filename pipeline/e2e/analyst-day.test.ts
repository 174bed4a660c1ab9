import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { finished, homeIn, planOf, staleJobs, type LuxHome } from '../testing/lux-home.ts'
import { acquireLock } from '../engine/lock.ts'
import { ROOT } from '../base/settings.ts'
import { feedText, filesIn, FRENCH_COLUMNS } from '../testing/feed-text.ts'
import { publishedHome } from '../testing/market-homes.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const NEW_FEED = feedText({
  id: 'my-agency',
  location: filesIn('${DATA_DIR}/feeds/my-agency'),
  delimiter: ';',
  mapping: { ...FRENCH_COLUMNS, bedrooms: 'Chambres', agencyName: 'Agence' },
  sample: true,
})
const ROWS = `Ref;Type;Bien;Prix;Surface;Chambres;Commune;Agence
A-1;vente;Appartement;875.000;92,5;2;Bertrange;Ma Belle Agence
A-2;vente;Zeppelin;875.000;92;2;Bertrange;Ma Belle Agence
A-3;location;Appartement;1.950;61;1;Esch-sur-Alzette;Ma Belle Agence
`

interface Listing {
  id: string
  communeSlug: string
  priceEur: number
  agency: { name: string } | null
}

let home: LuxHome
let env: { LUX_SOURCES: string }
let firstId: string
let secondId: string

beforeAll(async () => {
  home = await publishedHome()
  env = { LUX_SOURCES: join(home.dataDir, 'sources') }
  cpSync(join(ROOT, 'data', 'sources'), env.LUX_SOURCES, { recursive: true })
  await home.succeed(['run'], env)
  firstId = home.release().id
  writeFileSync(join(env.LUX_SOURCES, 'my-agency.yaml'), NEW_FEED)
  mkdirSync(join(home.dataDir, 'feeds', 'my-agency'))
  writeFileSync(join(home.dataDir, 'feeds', 'my-agency', 'export-2026-09-30.csv'), ROWS)
  await home.succeed(['run'], env)
  secondId = home.release().id
})
afterAll(() => home?.remove())

const listings = (): Listing[] =>
  home
    .releaseFile('index/listings.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Listing)

describe('a new feed from one YAML file', () => {
  it('puts its adverts among the listings', () => {
    const own = listings().filter(({ agency }) => agency?.name === 'Ma Belle Agence')
    expect(own.map(({ communeSlug, priceEur }) => [communeSlug, priceEur]).sort()).toEqual([
      ['bertrange', 875_000],
      ['esch-sur-alzette', 1950],
    ])
  })

  it('reports its bad row with file, row, field and received value, and its counts add up', () => {
    const report = JSON.parse(home.releaseFile('reports/quality.json')) as {
      batches: { sourceId: string; rowsRead: number; observations: number; rejects: number }[]
      rejects: { sourceId: string; code: string; rows: number; example: string }[]
    }
    const refused = report.rejects.filter(({ sourceId }) => sourceId === 'my-agency')
    expect(refused).toMatchObject([{ code: 'unknown_property_type', rows: 1 }])
    expect(refused[0]!.example).toMatch(/^export-2026-09-30\.csv row 2: propertyType: received "Zeppelin", ./)
    expect(report.batches.find(({ sourceId }) => sourceId === 'my-agency')).toMatchObject({
      rowsRead: 3,
      observations: 2,
      rejects: 1,
    })
    for (const { rowsRead, observations, rejects } of report.batches) expect(observations + rejects).toBe(rowsRead)
  })

  it('leaves nothing to run except the check for new files', async () => {
    expect(staleJobs(await planOf(home, [], env))).toEqual(['ingest'])
    const dryRun = await home.succeed(['run', '--dry-run'], env)
    expect(dryRun).toMatch(/^run +ingest +it checks for new input$/m)
    expect(home.release().id).toBe(secondId)
  })

  it('shows up in diff against the previous release, as a table and as JSON', async () => {
    const diff = JSON.parse(await home.succeed(['diff', '--json'])) as {
      from: string
      to: string
      same: boolean
      listings: { new: number; gone: number }
    }
    expect(diff).toMatchObject({ from: firstId, to: secondId, same: false })
    expect(diff.listings.new).toBeGreaterThanOrEqual(1)
    expect(await home.succeed(['diff', firstId, secondId])).toContain('observations.my-agency')
    expect((await home.lux(['diff', '--exit-code'])).code).toBe(6)
    expect((await home.lux(['diff', secondId, secondId, '--exit-code'])).code).toBe(0)
  })

  it('is named with its problem when the YAML is invalid', async () => {
    const broken = join(home.dataDir, 'broken-sources')
    mkdirSync(broken, { recursive: true })
    writeFileSync(join(broken, 'my-agency.yaml'), NEW_FEED.replace('  price:', '  prise:'))
    const { code, stderr } = await home.lux(['plan'], { LUX_SOURCES: broken })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(/my-agency\.yaml: line \d+, mapping\.prise: .*did you mean price\?/)
  })
})

describe('releases', () => {
  it('are listed, newest first, with the current one marked', async () => {
    const list = JSON.parse(await home.succeed(['releases', '--json'])) as { id: string; current: boolean }[]
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [secondId, true],
      [firstId, false],
    ])
    expect(await home.succeed(['releases'])).toMatch(new RegExp(`^\\* ${secondId}`))
  })

  it('roll back to the previous one and forward again, and a run without new data keeps that choice', async () => {
    await home.succeed(['rollback'])
    expect(home.release().id).toBe(firstId)
    await home.succeed(['run'], env)
    expect(home.release().id).toBe(firstId)
    await home.succeed(['rollback', secondId])
    expect(home.release().id).toBe(secondId)
    const { code, stderr } = await home.lux(['rollback', '2020Q1-aaaaaaaa'])
    expect(code).toBe(2)
    expect(stderr).toContain(secondId)
  })

  it('are reported as damaged when one byte changes: verify ends with 6, and rollback refuses them', async () => {
    expect(await home.succeed(['verify'])).toContain('are complete and unchanged')
    const copy = home.copy()
    try {
      const file = join(copy.store.directory, firstId, 'public', 'listings', 'feed.json')
      const bytes = readFileSync(file)
      bytes[100]! ^= 1
      writeFileSync(file, bytes)
      const { code, stdout } = await copy.lux(['verify', firstId])
      expect(code).toBe(6)
      expect(stdout).toContain('public/listings/feed.json: its content is not what was published')
      expect((await copy.lux(['rollback'])).code).toBe(2)
      expect(copy.release().id).toBe(secondId)
    } finally {
      copy.remove()
    }
  })

  it('can be built for an earlier day, without later observations', async () => {
    const copy = home.copy()
    try {
      await copy.succeed(['run', '--as-of', '2026-09-24', '--into', 'earlier'], env)
      expect(copy.release().id).toBe(secondId)
      const earlier = homeIn(join(copy.dataDir, 'previews', 'earlier'))
      const { asOf, previousReleaseId } = earlier.release()
      expect({ asOf, previousReleaseId }).toEqual({ asOf: '2026-09-24', previousReleaseId: null })
      const seen = earlier.releaseFile('index/listings.ndjson')
      expect(seen).not.toContain('Ma Belle Agence')
      expect(seen).not.toMatch(/"lastSeen":"2026-09-(?:2[5-9]|30)"/)
    } finally {
      copy.remove()
    }
  })
})

describe('the command line', () => {
  it('reports the state of everything that a run needs', async () => {
    const healthy = await home.succeed(['doctor'], env)
    expect(healthy).toMatch(new RegExp(`ok +release +${secondId} is complete`))
    const { code, stdout } = await home.lux(['doctor'], {
      LUX_MARKET: 'no-such-market',
      LUX_SOURCES: join(ROOT, 'data/sources'),
    })
    expect(code).toBe(1)
    expect(stdout).toMatch(/error feeds/)
  })

  it('ends with 2 for unknown arguments, and lists the known ones', async () => {
    const wrong: [string[], RegExp][] = [
      [['fly'], /unknown command/],
      [['run', '--only', 'nothing'], /The jobs are: communes, ingest/],
      [['run', '--as-of', 'yesterday', '--into', 'old'], /YYYY-MM-DD/],
      [['run', '--as-of', '2026-09-24'], /--into/],
      [['run', '--only', 'match', '--from', 'match'], /cannot be used with/],
      [['diff', 'none'], /lux releases/],
      [['verify', 'none'], /lux releases/],
      [['backfill', '--from', '2026-09-30', '--to', '2026-09-01'], /is after/],
    ]
    for (const [args, message] of wrong) {
      const { code, stderr } = await home.lux(args, env)
      expect([args, code, stderr]).toEqual([args, 2, expect.stringMatching(message)])
    }
  })

  it('ends with 4 and names the other run while one is in progress', async () => {
    const lock = acquireLock(join(home.dataDir, 'state'), 'test')
    try {
      const { code, stderr } = await home.lux(['run'], env)
      expect(code).toBe(4)
      expect(stderr).toContain(`process ${process.pid}`)
    } finally {
      lock.release()
    }
  })

  it('reads the files of some days again on demand, and finds the same', async () => {
    const before = contentHash(home)
    const told = await home.succeed(
      ['backfill', '--from', '2026-09-30', '--to', '2026-09-30', '--source', 'my-agency'],
      env,
    )
    expect(told).toContain('1 files from 2026-09-30 to 2026-09-30 will be read again')
    expect(home.release().id).toBe(secondId)
    expect(contentHash(home)).toBe(before)
    const unknown = await home.lux(['backfill', '--from', '2026-09-30', '--to', '2026-09-30', '--source', 'none'], env)
    expect(unknown.code).toBe(2)
  })

  it('stops at Ctrl-C with 130, keeps the release, and continues in the next run', async () => {
    const copy = home.copy()
    try {
      const run = copy.start(['run', '--force', '--json'], env)
      const result = finished(run)
      await once(run.stdout!, 'data')
      run.kill('SIGINT')
      const { code, stderr } = await result
      expect(code, stderr).toBe(130)
      expect(stderr).toContain('the current release has not changed')
      expect(existsSync(join(copy.dataDir, 'state', 'run.lock'))).toBe(false)
      expect(copy.release().id).toBe(secondId)
      await copy.succeed(['run'], env)
      expect(copy.release().id).toBe(secondId)
    } finally {
      copy.remove()
    }
  })

  it('prints progress as one JSON event per line', async () => {
    const lines = (await home.succeed(['run', '--json', '--force', '--only', 'history', 'activity'], env))
      .trim()
      .split('\n')
    const events = lines.map(
      (line) => JSON.parse(line) as { event: string; job?: string; status?: string; rows?: object },
    )
    expect(events.filter(({ event }) => event === 'job-started').map(({ job }) => job)).toEqual(['history', 'activity'])
    expect(events.find(({ event, job }) => event === 'job-done' && job === 'history')).toMatchObject({
      status: 'ran',
      rows: { advert: expect.any(Number) },
    })
    expect(events.at(-1)).toMatchObject({ event: 'run-done', releaseId: secondId, published: false })
  })
})

describe('a release that the gates block', () => {
  it('is not published: exit 3, the old one stays current, and a report names the blocking rows', async () => {
    const few = join(home.dataDir, 'few-sources')
    mkdirSync(few)
    for (const name of ['sample-hosted-live.yaml', 'sample-openimmo.yaml'])
      cpSync(join(ROOT, 'data/sources/sample', name), join(few, name))
    const { code, stderr } = await home.lux(['run'], { LUX_SOURCES: few })
    expect(code, stderr).toBe(3)
    expect(stderr).toContain('jump-against-last-release')
    expect(home.release().id).toBe(secondId)
    expect(await home.store.verify(secondId)).toEqual([])
    const [path] = /\S+-blocked\.md/.exec(stderr)!
    expect(path).toBe(join(home.dataDir, 'state', 'reports', '2026-09-30-blocked.md'))
    expect(readFileSync(path, 'utf8')).toMatch(/observations\.sample-alpha-live.*before/)
    const report = JSON.parse(readFileSync(path.replace(/md$/, 'json'), 'utf8')) as { findings: { rows: object[] }[] }
    expect(report.findings.flatMap(({ rows }) => rows)).toContainEqual({
      metric: 'observations.sample-alpha-live',
      before: expect.any(Number),
      after: 0,
    })
    expect(stderr).toMatch(/lux run --accept jump-against-last-release\/\S+ .*--because/)
    expect((await home.lux(['run'], { LUX_SOURCES: few })).code).toBe(3)
    const runs = join(home.dataDir, 'state', 'runs')
    const record = JSON.parse(readFileSync(join(runs, readdirSync(runs).sort().at(-1)!), 'utf8')) as object
    const error = expect.stringContaining('The release was not published') as string
    expect(record).toMatchObject({ status: 'blocked', job: 'publish', error, releaseId: secondId, published: false })
  })

  it('is published once its cause is fixed', async () => {
    await home.succeed(['run'], env)
    expect(home.release().id).toBe(secondId)
  })
})

function contentHash({ store }: LuxHome): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(store.directory).sort())
    hash.update(name).update(readFileSync(join(store.directory, name, 'manifest.json')))
  return hash.digest('hex')
}
