import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is deleted when the scope ends: `using folder = temporaryFolder()`. */
export function temporaryFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'lux-server-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
