import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeZip } from '../sample-market/feeds/zip-file.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleManifest } from './manifest.ts'

/** Day in the entries of the archive; the bytes depend on the content alone. */
const ARCHIVE_DAY = '2026-01-01'

/**
 * Builds the server over the standard streams as a folder that npx runs, and as a bundle for desktop apps beside it.
 * @returns path of the bundle
 */
export async function buildBundle(target: string): Promise<{ folder: string; bundle: string }> {
  const folder = join(target, 'lux')
  rmSync(folder, { recursive: true, force: true })
  await bundleServer(folder)
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(bundleManifest(), null, 2)}\n`)
  const bundle = join(target, 'lux.mcpb')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
  const entries = names.sort().map((name) => ({ name, content: readFileSync(join(folder, name)) }))
  await writeZip(bundle, entries, ARCHIVE_DAY)
  return { folder, bundle }
}
