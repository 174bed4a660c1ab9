import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { processorSeconds } from './processor-time.ts'

it('counts what a process group computes, and nothing for a group that is not there', async () => {
  const busy = spawn(process.execPath, ['-e', 'for (;;) {}'], { detached: true, stdio: 'ignore' })
  try {
    if (process.platform === 'linux')
      await expect.poll(() => processorSeconds(busy.pid!), { timeout: 30_000 }).toBeGreaterThan(0.3)
    expect(processorSeconds(2 ** 30)).toBe(0)
  } finally {
    busy.kill('SIGKILL')
  }
})
