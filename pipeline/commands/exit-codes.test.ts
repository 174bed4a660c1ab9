import { CommanderError } from 'commander'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../base/usage-error.ts'
import { LockedError } from '../engine/lock.ts'
import { BlockedReleaseError } from '../publish/publish-release.ts'
import { BadInputError } from '../files/csv-table.ts'
import { FeedError } from '../ingest/raw/feed-error.ts'
import { EXIT, EXIT_CODE_HELP, exitCodeOf } from './exit-codes.ts'

describe('exit codes', () => {
  it.each([
    [new CommanderError(0, 'commander.help', 'help'), EXIT.ok],
    [new CommanderError(1, 'commander.unknownCommand', 'unknown'), EXIT.usage],
    [new UsageError('wrong'), EXIT.usage],
    [new BadInputError([]), EXIT.usage],
    [new FeedError('not_text', 'agency', 'b.csv', 'is binary, expected text'), EXIT.usage],
    [new BlockedReleaseError([], 'report.md'), EXIT.blocked],
    [new LockedError('held'), EXIT.locked],
    [new DOMException('stopped', 'AbortError'), EXIT.interrupted],
    [new Error('INTERRUPT Error: Interrupted!'), EXIT.interrupted],
    [new Error('anything else'), EXIT.failed],
    ['not even an error', EXIT.failed],
  ])('%s exits with %i', (error, code) => {
    expect(exitCodeOf(error)).toBe(code)
  })

  it('are all listed in the help, each with a number of its own', () => {
    const codes = Object.values(EXIT)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(EXIT_CODE_HELP).toMatch(new RegExp(`(?:^|[^\\d])${code} [a-z]`))
  })
})
