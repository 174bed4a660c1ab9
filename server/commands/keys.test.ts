import { describe, expect, it } from 'vitest'
import { authenticate } from '../auth/authenticate.ts'
import { openState, statePath } from '../state/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { keysCommand } from './keys.ts'

const NOW = Date.parse('2026-09-30T12:00:00Z')

async function run(dataDir: string, ...words: string[]): Promise<{ out: string[]; note: string[]; error?: string }> {
  const [out, note]: [string[], string[]] = [[], []]
  const command = keysCommand({
    environment: { DATA_DIR: dataDir },
    clock: () => NOW,
    out: (line) => void out.push(line),
    note: (line) => void note.push(line),
  })
  let error = ''
  for (const each of [command, ...command.commands])
    each.exitOverride().configureOutput({ writeErr: (text) => (error += text), outputError: (text) => (error += text) })
  const failed = await command.parseAsync(words, { from: 'user' }).then(
    () => false,
    () => true,
  )
  return { out, note, ...(failed && { error }) }
}

describe('keys command', () => {
  it('issues a working key, and prints only the key on standard output', async () => {
    using folder = temporaryFolder()
    const { out, note } = await run(folder.path, 'create', '--name', 'A. Analyst', '--tier', 'basic')
    expect(out).toHaveLength(1)
    expect(note.join()).toContain('A. Analyst  basic (1000 a day)  listings:read,market:read')
    const state = openState(statePath(folder.path), NOW)
    expect(await authenticate(state.db, out[0]!, NOW)).toMatchObject({
      name: 'A. Analyst',
      tier: 'basic',
      expiresAt: null,
    })
    await state.close()
  })

  it('lists keys without ever showing one', async () => {
    using folder = temporaryFolder()
    const { out } = await run(
      folder.path,
      'create',
      '--name',
      'x',
      '--scopes',
      'market:read',
      '--expires',
      '2027-01-01',
    )
    const listed = await run(folder.path, 'list')
    expect(listed.out).toEqual([
      `1  ${out[0]!.slice(0, 8)}…  x  free (100 a day)  market:read  created 2026-09-30  expires 2027-01-01`,
    ])
    const json = await run(folder.path, 'list', '--json')
    expect(JSON.parse(json.out[0]!)).toMatchObject({ id: 1, scopes: ['market:read'] })
    expect(listed.out.join() + json.out.join()).not.toContain(out[0])
  })

  it('revokes a key', async () => {
    using folder = temporaryFolder()
    await run(folder.path, 'create', '--name', 'x')
    expect((await run(folder.path, 'revoke', '1')).out.join()).toContain('revoked 2026-09-30')
    expect((await run(folder.path, 'revoke', '2')).error).toContain('There is no key 2')
  })

  it.each([
    [['create'], "required option '--name <text>' not specified"],
    [['create', '--name', '  '], 'expected 1 to 100 characters'],
    [['create', '--name', 'a\nb'], 'expected 1 to 100 characters'],
    [['create', '--name', 'x', '--tier', 'gold'], 'Allowed choices are free, basic, premium'],
    [['create', '--name', 'x', '--scopes', 'market:read,admin'], 'unknown: admin; expected listings:read'],
    [['create', '--name', 'x', '--expires', '2027-02-30'], 'expected a day such as 2027-12-31'],
    [['revoke', 'one'], 'expected the number of a key'],
  ])('says what is wrong with %j', async (words, message) => {
    using folder = temporaryFolder()
    expect((await run(folder.path, ...words)).error).toContain(message)
  })
})
