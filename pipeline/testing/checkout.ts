import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../base/settings.ts'

const PARTS = ['models', 'pipeline', 'scripts/lux.mjs', 'data/reference', 'content', 'package.json']

/** Copies what `lux` runs, and more parts, to a new folder that a test may edit and must remove. @returns the folder */
export function createCheckout(...more: string[]): string {
  const checkout = mkdtempSync(join(tmpdir(), 'lux-checkout-'))
  for (const path of [...PARTS, ...more]) cpSync(join(ROOT, path), join(checkout, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  return checkout
}
