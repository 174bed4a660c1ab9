import { describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { legalMarkdown } from './legal.ts'

describe('the page of legal figures', () => {
  it('shows every value with its span, law, source and status', async () => {
    const legal = await committedLegalFacts()
    const page = legalMarkdown(legal, { asOf: '2026-09-30', releaseId: '2026Q3-sample00', sample: true, baseUrl: '' })
    const values = legal.parameters.reduce((sum, parameter) => sum + parameter.values.length, 0)
    const figures =
      /^- .*: \*\*.*\*\* \(.*Law: .* · Source: .* · Status: (?:verified|one secondary source|unverified)\)$/
    expect(page.split('\n').filter((line) => figures.test(line))).toHaveLength(values)
    expect(
      page.split('\n').filter((line) => /\| (?:verified|one secondary source|unverified)\s*\|$/.test(line)),
    ).toHaveLength(legal.mortgageRates.length)
    expect(page).toMatch(/Registration duty on a sale: \*\*6\s%\*\*/)
    expect(page).toMatch(/Rental guarantee at most.*, 1 August 2024 –: \*\*2 months\*\* \(From: 1 August 2024/)
    expect(page).toMatch(/January 2026\s*\| 5 to 10\s*\|\s*3\.52/)
    expect(page).toContain('not legal, tax or financial advice')
  })
})
