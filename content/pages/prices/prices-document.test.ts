import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { numberWords } from '../../say/numbers.ts'
import { somePageFacts } from '../market-facts.fixture.ts'
import { renderMarkdown } from '../../markdown/render-document.ts'
import { pricesDocument } from './prices-document.ts'

const FACTS = somePageFacts()

describe('the document of prices', () => {
  it.each(LOCALES)('is whole in %s: index, revisions, communes with what is known and what is not', (locale) => {
    const text = renderMarkdown(pricesDocument(FACTS, locale), FACTS.release)
    const [, , body] = text.split(/^---$/m)
    expect(text).toContain(`locale: ${locale}\n`)
    expect(body).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    const { decimal } = numberWords(locale)
    const apartment = FACTS.trends.get('commune/luxembourg/sale/apartment')!.points.at(-1)!
    for (const figure of [
      decimal(FACTS.marketIndex.series[0]!.points.at(-1)!.value, 1),
      decimal(FACTS.marketIndex.revisions[0]!.previousValue, 2),
      `${decimal(apartment.pricePerSqm!)} (${decimal(apartment.low!)} – ${decimal(apartment.high!)})`,
      decimal(8_888),
    ])
      expect(body).toContain(figure)
    for (const commune of FACTS.communes) expect(body).toContain(`| [${communeName(commune, locale)}](`)
    expect(body!.split('\n').find((line) => line.startsWith('| [Vianden'))).not.toMatch(/[1-9]/)
  })
})
