import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { affordabilitySchema } from '../../../models/contracts/law/affordability.ts'
import { CONFIRMED } from '../../../models/law/affordability/testing/requests.ts'
import { readJsonArguments } from './json-arguments.ts'
import { affordabilityQuestionSchema, answerAffordability } from './model-affordability.ts'

const { propertyCondition: _, deedDate: __, ...CASE } = CONFIRMED
const TODAY = '2026-11-21'

async function ask(question: object, today = TODAY): Promise<Record<string, unknown>> {
  const file = join(await mkdtemp(join(tmpdir(), 'affordability-')), 'case.json')
  await writeFile(file, JSON.stringify(question))
  return (await answerAffordability(file, await readJsonArguments(file, affordabilityQuestionSchema), today)) as Record<
    string,
    unknown
  >
}

describe('lux model affordability', () => {
  it('answers by its contract, with the day and notes', async () => {
    const { asOf, notes, ...answer } = await ask({
      ...CASE,
      commune: 'Miersch',
      isPersonalResidence: true,
      locale: 'fr',
    })
    expect(affordabilitySchema.strict().parse(answer)).toEqual(answer)
    expect(answer).toMatchObject({ maxPropertyPriceCostBasis: 'complete', deedDate: TODAY })
    expect(asOf).toBe(TODAY)
    expect(notes).toEqual([expect.stringContaining('obsolète')])
  })

  it('names every bad field at once, with what is allowed and an example', async () => {
    const bad = { ...CASE, annualIncome: 'much', householdType: 'pair', termYears: 0, deedDate: '2001-01-01', wage: 1 }
    const message = await ask(bad).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(message.split('\n')).toHaveLength(5)
    expect(message).toMatch(/annualIncome: .*much.*a number from 0 to 10000000, for example 90000/)
    expect(message).toMatch(/householdType: .*one of single, single_parent, couple, family, for example "single"/)
    expect(message).toMatch(/termYears: .*a whole number from 1 to 40, for example 25/)
    expect(message).toMatch(/deedDate: .*2021-01-01 to 2035-12-31, for example "2026-11-21"/)
    expect(message).toMatch(/wage/)
  })

  it('asks for a later day or a rate when the law or the series of rates has no value', async () => {
    await expect(ask({ ...CASE, deedDate: '2024-03-01' })).rejects.toThrow(/interestRate: .*such as 3\.5/)
    await expect(ask({ ...CASE, commune: 'Atlantis' })).rejects.toThrow(
      /commune: received "Atlantis", expected one commune/,
    )
  })
})
