import { describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { sampleFacts } from '../testing/sample-facts.ts'

describe('the dated parameters of a release', () => {
  it('are loaded as they were published', async () => {
    const legal = await committedLegalFacts()
    expect((await sampleFacts({ legal })).legal).toEqual(legal)
  })

  it('are null, not empty, in a release made before them', async () => {
    expect((await sampleFacts()).legal).toBeNull()
  })

  it('make the release refused when they violate their contract', async () => {
    const legal = await committedLegalFacts()
    const broken = { ...legal, parameters: [{ ...legal.parameters[0]!, values: [] }] }
    await expect(sampleFacts({ legal: broken })).rejects.toThrow('index/legal.json')
  })
})
