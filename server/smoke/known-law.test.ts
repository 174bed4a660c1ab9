import { join } from 'node:path'
import { expect, it } from 'vitest'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { askRelease } from './ask-release.ts'
import { endpointQuestions } from './questions.ts'

/** A calculator that is asked under the law of the day of the release. */
const OF_THE_DAY = /\/(?:affordability|rent-or-buy|renting)\?(?!.*Date=)/
const CALCULATOR = /\/(?:affordability|rent-or-buy|renting)\?|get_affordability/
const KNOWN = '2026-09-30'

it.each([KNOWN, '2025-05-31', '2024-06-30', '2010-01-01'])(
  'publishes homes of %s, whether or not the law of that day is known',
  async (asOf) => {
    using folder = temporaryFolder()
    const { id } = publishSampleRelease(folder.path, { asOf, legal: await committedLegalFacts() })
    const { failures } = await askRelease(join(folder.path, 'releases', id), join(folder.path, 'work'))
    expect(failures.filter(({ asked }) => CALCULATOR.test(asked))).toEqual([])
  },
  60_000,
)

it('takes a calculator that says nothing of a day whose law is known for a fault', async () => {
  const words = { type: 'about:blank', title: 'Not found', detail: 'Nothing.', instance: '/', requestId: 'r' }
  const problem = { ...words, status: 404, code: 'NOT_FOUND' }
  const silent = () =>
    Promise.resolve({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  const legal = await committedLegalFacts()
  for (const [asOf, faulty] of [
    [KNOWN, ['affordability', 'rent-or-buy', 'renting']],
    ['2024-06-30', ['affordability']],
    ['2010-01-01', []],
  ] as const) {
    const asked = endpointQuestions(silent, await sampleFacts({ asOf, legal })).filter(({ name }) =>
      OF_THE_DAY.test(name),
    )
    const verdicts = await Promise.allSettled(asked.map(({ ask }) => ask()))
    const refused = asked.filter((_, index) => verdicts[index]!.status === 'rejected')
    const calculators = refused.map(({ name }) => /([\w-]+)\?/.exec(name)?.[1])
    expect([...new Set(calculators)].sort(), asOf).toEqual(faulty)
  }
})
