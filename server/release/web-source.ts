import { homedir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { ConfigurationError } from '../base/config.ts'
import { storeSource, type ReleaseSource } from './release-source.ts'
import { ReleaseRefusedError } from './release-refused.ts'

/** Maximum bytes of one file or object. */
const MOST_BYTES = 256 << 20
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface WebSourceOptions {
  /** Keys of which one has to have signed a release in a store. */
  releaseKeys?: readonly string[]
  /** Folder of content fetched from stores. @default a folder of the user for this address */
  cacheDir?: string
  /** @default 256 MiB */
  mostBytes?: number
}

/**
 * Reads a data folder, or a store written by `lux publish`, below an address. Follows no redirect and sends no credential; what is
 * read counts only once its hash is that of the manifest.
 * @throws ConfigurationError for an address that is not https; only this machine may be asked in the clear
 */
export function webSource(
  address: string,
  { releaseKeys = [], cacheDir, mostBytes = MOST_BYTES }: WebSourceOptions = {},
): ReleaseSource {
  const base = readAddress(address)
  const read = async (key: string) => download(new URL(key.replaceAll(':', '/'), base), mostBytes)
  const driver = {
    name: 'web',
    hasItem: async (key: string) => (await read(key)) !== null,
    getItem: read,
    getItemRaw: read,
    getKeys: async () => [],
  }
  return storeSource(createStorage({ driver }), { dataDir: cacheDir ?? cacheOf(base), releaseKeys })
}

/** Whether a release is given by its address. */
export function isWebAddress(given: string): boolean {
  return /^https?:\/\//i.test(given)
}

function readAddress(given: string): URL {
  const base = URL.parse(given.endsWith('/') ? given : `${given}/`)
  const isAllowed =
    base !== null && (base.protocol === 'https:' || (base.protocol === 'http:' && LOOPBACK.has(base.hostname)))
  if (!isAllowed || base.username !== '' || base.password !== '' || base.search !== '' || base.hash !== '')
    throw new ConfigurationError(
      `--release: expected an https address of a data folder or a store, without user, query or fragment, such as ` +
        `https://data.example.lu/lux; received ${JSON.stringify(given.slice(0, 200))}`,
    )
  return base
}

/** @returns null when there is no such file */
async function download(url: URL, mostBytes: number): Promise<Uint8Array | null> {
  const refused = (why: string, cause?: unknown) => new ReleaseRefusedError(url.href, why, cause)
  const answer = await fetch(url, { redirect: 'manual', credentials: 'omit' }).catch((cause: unknown) => {
    throw refused('the address does not answer', cause)
  })
  if (answer.status === 404 || answer.status === 410) {
    await answer.body?.cancel()
    return null
  }
  if (answer.status !== 200) {
    await answer.body?.cancel()
    const place = answer.headers.get('location')
    throw refused(
      `it answers ${answer.status}${place === null ? '' : `; redirects are not followed (${place.slice(0, 200)})`}`,
    )
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    if (bytes > mostBytes) throw refused(`it has more than ${mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function cacheOf({ href }: URL): string {
  const name = sha256Of(href).slice(0, 16)
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'lux-property-intelligence', name)
}
