import { expect, it } from 'vitest'
import { reportCorrection } from '../corrections/corrections.ts'
import { openState, statePath } from '../state/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { correctionsCommand } from './corrections.ts'

it('corrections are listed newest first, with their notes on one line', async () => {
  using folder = temporaryFolder()
  const state = openState(statePath(folder.path), 0)
  const report = (listingId: string, note: string | undefined, now: number) =>
    reportCorrection(
      { db: state.db, secret: 'a secret', now },
      { listingId, field: 'price', fault: 'wrong', note, address: '192.0.2.1' },
    )
  await report('la', 'It is\n"520,000"', Date.parse('2026-10-01T12:00:00Z'))
  await report('lb', undefined, Date.parse('2026-10-02T12:00:00Z'))
  await state.close()
  const lux = async (...args: string[]) => {
    const said: string[] = []
    const out = (line: string) => void said.push(line)
    const surroundings = { environment: { DATA_DIR: folder.path }, clock: () => 0, out, note: out }
    await correctionsCommand(surroundings).parseAsync(args, { from: 'user' })
    return said
  }
  expect(await lux()).toEqual([
    '2026-10-02  lb  price wrong',
    String.raw`2026-10-01  la  price wrong  "It is\n\"520,000\""`,
  ])
  expect(await lux('lb', '--json')).toEqual([
    '{"listingId":"lb","field":"price","fault":"wrong","note":null,"reportedAt":1790942400000}',
  ])
})
