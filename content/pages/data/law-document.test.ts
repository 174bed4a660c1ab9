import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { lawDocument, parameterName } from './law-document.ts'

const legal = await committedLegalFacts()

describe.each(LOCALES)('the page of legal figures in %s', (locale) => {
  it('names every parameter in the language, each once', () => {
    const names = legal.parameters.map((parameter) => parameterName(parameter, locale))
    expect(new Set(names).size).toBe(names.length)
    const filed = legal.parameters.filter((parameter, at) => names[at] === parameter.title)
    if (locale !== 'en') expect(filed).toEqual([])
    const unnamed = { id: 'of_tomorrow', title: 'A figure of tomorrow' }
    expect(parameterName(unnamed, locale)).toBe(unnamed.title)
  })

  it('shows a value in a line, with its days where it has had others, and the rest behind it', () => {
    const [facts] = lawDocument(legal, locale).blocks.flatMap((block) => (block.kind === 'facts' ? [block.facts] : []))
    expect(new Set(facts!.map(({ label }) => label)).size).toBe(facts!.length)
    for (const { label, value, proof } of facts!) {
      expect(label.length).toBeLessThan(160)
      expect(label).not.toContain('– –')
      expect(value).not.toBe('')
      expect([proof].flat().length).toBeGreaterThan(5)
    }
  })

  it('has every value and rate, and English nowhere but in notes', () => {
    const { text } = renderBlocks(lawDocument(legal, locale).blocks)
    const values = legal.parameters.reduce((sum, parameter) => sum + parameter.values.length, 0)
    expect(text.match(/<details><summary><span>/g)).toHaveLength(values)
    expect(text.match(/<tr><th scope="row">/g)).toHaveLength(legal.mortgageRates.length)
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    expect(text).not.toMatch(
      /\b1 (?:months|meses|Monate|Méint|days|jours|dias|Tage|Deeg|years|ans|anos|Jahre|percentage points)\b/,
    )
    if (locale === 'en') return
    const own = text.replaceAll(/<span lang="en">.*?<\/span>/g, '').replaceAll(/<[^>]*>/g, ' ')
    expect(own.match(/\b(?:the|of|and|which|with|years|months)\b/g) ?? []).toEqual([])
  })
})
