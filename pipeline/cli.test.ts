import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NODE_FLAGS } from '../models/kernel/node-flags.ts'
import { ROOT } from './base/settings.ts'
import { cli } from './cli.ts'
import { EXIT } from './commands/exit-codes.ts'

it('lists every command with what it does, and loads the one that is named under that name and description', async () => {
  const { commands } = await cli()
  expect(commands.length).toBeGreaterThan(20)
  for (const listed of commands) {
    const { commands: named } = await cli(listed.name())
    expect(named.map((command) => [command.name(), command.description()])).toEqual([
      [listed.name(), listed.description()],
    ])
    expect(listed.description().length).toBeGreaterThan(20)
  }
})

it('ends without a word when whoever reads its output has seen enough', () => {
  const node = [process.execPath, ...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs')].map((part) => `'${part}'`).join(' ')
  const { stderr } = spawnSync('sh', ['-c', `{ ${node} --help; echo $? >&2; } | true`], { encoding: 'utf8' })
  expect(stderr).toBe(`${EXIT.readerGone}\n`)
})
