import { describe, expect, it } from 'vitest'
import { keepAnswers } from './kept-answers.ts'
import { keepRepeated } from './repeated-answers.ts'

const repeated = () => keepRepeated(keepAnswers<string>(1_000_000, ({ length }) => length))

describe('answers that were asked for again', () => {
  it('are kept from the second time on, and until then made anew', () => {
    const [release, kept] = [{}, repeated()]
    const made: string[] = []
    const ask = (question: string, of: object = release) => {
      const known = kept.recall(of, question)
      if (known === undefined) made.push(question)
      return known ?? kept.keep(of, question, question.toUpperCase())
    }
    expect(['a', 'b', 'a', 'a', 'b', 'a', 'b'].map((question) => ask(question)).join('')).toBe('ABAABAB')
    expect(made.join('')).toBe('abab')
    ask('a', {})
    expect(made.at(-1), 'another release has been asked nothing yet').toBe('a')
  })

  it('take no memory when each is asked for once', () => {
    const [release, kept] = [{}, repeated()]
    for (let number = 0; number < 10_000; number++) {
      const question = String(number)
      expect(kept.recall(release, question)).toBeUndefined()
      kept.keep(release, question, 'page')
    }
    expect(kept.bytes(release)).toBe(0)
    // Long forgotten: as if it were asked for the first time.
    kept.recall(release, '0')
    kept.keep(release, '0', 'page')
    expect(kept.recall(release, '0')).toBeUndefined()
    kept.keep(release, '0', 'page')
    expect(kept.recall(release, '0')).toBe('page')
  })
})
