import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { RECIPES } from '../../pipeline/publish/tables/recipes.ts'
import { openWarehouse } from '../../pipeline/warehouse/warehouse.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer } from '../../server/start.ts'
import { runNotebook } from './run-notebook.ts'

/** Serves the current release of a data directory on loopback, downloads what its checksums name, and computes its figures again as an outsider would. */
const dataDir = resolve(process.argv[2] ?? join(ROOT, 'data'))
const folder = mkdtempSync(join(tmpdir(), 'recompute-'))
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: dataDir }), {
  logDestination: { write: () => undefined },
})
const faults: string[] = []
try {
  const listed = (await (await fetch(`${server.url}/data/checksums.txt`)).text()).trim().split('\n')
  for (const line of listed) {
    const [sha256, name] = line.split('  ') as [string, string]
    const bytes = Buffer.from(await (await fetch(`${server.url}/data/${name}`)).arrayBuffer())
    if (sha256Of(bytes) !== sha256) faults.push(`${name} is not what its checksum says`)
    if (name === 'lux.duckdb') writeFileSync(join(folder, name), bytes)
  }
  console.log(`${listed.length} downloads checked`)
  const kit = await openWarehouse({ location: ':memory:', threads: 1 })
  await kit.run(`ATTACH '${join(folder, 'lux.duckdb')}' AS lux (READ_ONLY); USE lux`)
  for (const { table, title, sql, rounding } of RECIPES) {
    const rows = await kit.all<{ published: number; recomputed: number }>(sql)
    const other = rows.filter(({ published, recomputed }) => !(Math.abs(published - recomputed) <= rounding + 1e-9))
    console.log(`${table}: ${title}: ${rows.length - other.length} of ${rows.length} equal to the rounding`)
    if (other.length > 0) faults.push(`${table}: ${title}: ${JSON.stringify(other[0])}`)
  }
  kit.close()
  for (const name of readdirSync(join(ROOT, 'content', 'notebooks')).filter((each) => each.endsWith('.ipynb'))) {
    const result = await runNotebook(join(ROOT, 'content', 'notebooks', name), server.url).catch(
      (error: Error) => error,
    )
    if (result instanceof Error) faults.push(`${name}: ${result.message}`)
    else console.log(`${name}: ${result.figure === null ? result.why : `${result.figure} is on ${result.page}`}`)
  }
} finally {
  await server.close()
  rmSync(folder, { recursive: true })
}
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(`${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
