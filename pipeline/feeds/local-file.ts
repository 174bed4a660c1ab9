import { basename, resolve } from 'node:path'
import { stat } from 'node:fs/promises'
import { sourceSchema, type Source } from '../../models/contracts/release/source.ts'
import { UsageError } from '../base/usage-error.ts'
import { hashOf } from '../ingest/raw/blob-store.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'

/** A file at a path as adapters receive it, without a copy in the raw store. @throws UsageError when there is none */
export async function localFile(path: string, snapshotDate: string | null): Promise<RawFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`There is no file at ${path}.`)
  return {
    path: resolve(path),
    name: basename(path),
    ...(await hashOf(path)),
    snapshotDate,
    fetchedAt: found.mtime.toISOString(),
  }
}

/** A definition with what the schema demands, for a file whose feed has none yet. */
export function draftSource(path: string, parts: Partial<Source> = {}): Source {
  const slug = basename(path)
    .replace(/\.\w+$/, '')
    .replaceAll(/(?<!\d)\d{4}-?\d{2}-?\d{2}(?!\d)/g, '')
    .toLowerCase()
  return sourceSchema.parse({
    id:
      slug
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 60)
        .padEnd(2, '0') || 'feed',
    title: basename(path),
    adapter: 'csv',
    location: { type: 'file', path: resolve(path) },
    producer: { name: 'not stated' },
    licence: { name: 'not stated' },
    owner: 'not stated',
    cadence: 'once',
    ...parts,
  })
}
