import { describe, expect, it } from 'vitest'
import FIELDS from './fields-and-values.cases.json' with { type: 'json' }
import CASES from './told-in-life.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

/** Parts of conditions. */
interface Told {
  name: string
  texts: string[]
  all?: object[]
  any?: object[]
  none?: object[]
}

// People speak of their lives and of earlier plans, beside what they seek; agents write fields and values. In five languages.
describe.each([...CASES, ...FIELDS] as Told[])('$name', ({ texts, all = [], any, none = [] }) => {
  it.each(texts)('%s', (text) => {
    const intent = /rent|louer|location|miet|lounen|arrendar|alugar/i.test(text) ? 'rent' : 'buy'
    const { understood } = readQuery(text, intent)
    for (const part of all) expect(understood).toContainEqual(expect.objectContaining(part))
    for (const part of none) expect(understood).not.toContainEqual(expect.objectContaining(part))
    const found = any?.filter((part) =>
      understood.some((one) => Object.entries(part).every(([key, value]) => one[key as keyof typeof one] === value)),
    )
    expect(found).not.toEqual([])
  })
})
