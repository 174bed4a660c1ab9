import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../models/kernel/node-flags.ts'

/** Runs benchmark scripts one after the other in separate processes; runs all of them, even when one misses its limit. */
export function runAll(scripts: readonly (readonly [script: string, ...args: string[]])[]): void {
  for (const [script, ...args] of scripts) {
    console.log(`\n== ${script}`)
    const file = fileURLToPath(new URL(script, import.meta.url))
    const { status } = spawnSync(process.execPath, [...NODE_FLAGS, file, ...args], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = 1
  }
}
