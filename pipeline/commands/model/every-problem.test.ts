import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { EXIT, exitCodeOf } from '../exit-codes.ts'
import { modelAffordabilityCommand } from './model-affordability.ts'
import { modelCommuteCommand } from './model-commute.ts'
import { modelEstimateCommand } from './model-estimate.ts'
import { modelLeaseCommand } from './model-lease.ts'
import { testFolder } from '../../testing/test-folder.ts'

const folder = testFolder()
let files = 0

async function faultOf(command: Command, question: object | null, ...words: string[]): Promise<string> {
  const file = join(folder, `${++files}.json`)
  if (question) writeFileSync(file, JSON.stringify(question))
  const fault: unknown = await command
    .exitOverride()
    .parseAsync([file, ...words], { from: 'user' })
    .then(
      () => undefined,
      (error: unknown) => error,
    )
  expect(exitCodeOf(fault)).toBe(EXIT.usage)
  return (fault as Error).message
}

describe('invalid input to a calculator', () => {
  it.each<[string, () => Command, object, string[]]>([
    [
      'affordability',
      modelAffordabilityCommand,
      { annualIncome: -1, commune: 'Atlantis', termYears: 900, colour: 'red' },
      ['annualIncome', 'savingsAvailable', 'householdType', 'commune', 'termYears', 'colour'],
    ],
    [
      'estimate',
      modelEstimateCommand,
      { propertyType: 'castle', listingType: 'lease', commune: 'Atlantis', areaSqm: -3 },
      ['propertyType', 'listingType', 'commune', 'areaSqm'],
    ],
    [
      'commute',
      modelCommuteCommand,
      { from: 'Atlantis', destination: 'paris', asOf: 'x' },
      ['from', 'destination', 'asOf'],
    ],
  ])(
    '%s: every problem is reported at once, with field, expected value and an example',
    async (_, command, question, fields) => {
      const lines = (await faultOf(command(), question)).split('\n')
      expect(lines.map((line) => line.split(':')[2]!.trim())).toEqual(expect.arrayContaining(fields))
      for (const line of lines.filter((each) => !each.includes('no such field')))
        expect(line).toMatch(/received ".*", expected .*(?:for example|such as) /)
    },
  )

  it('lease: every problem is reported at once, too', async () => {
    const fault = await faultOf(modelLeaseCommand(), null, '--concluded-on', '2024-13-01', '--locale', 'xx')
    expect(fault.split('\n')).toEqual([
      expect.stringContaining('--concluded-on'),
      expect.stringContaining('--locale'),
      expect.stringContaining('no such file'),
    ])
  })
})
