import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { somePageFacts } from '../pages/parts/page-facts.fixture.ts'
import { pricesMarkdown, pricesPath } from './prices-markdown.ts'

const FACTS = somePageFacts()

describe('the document of prices', () => {
  it.each(LOCALES)('is whole in %s: index, revisions, communes with what is known and what is not', (locale) => {
    const text = pricesMarkdown(FACTS.communes, FACTS, FACTS.context, locale)
    const [, , body] = text.split(/^---$/m)
    expect(text).toContain(`locale: ${locale}\n`)
    expect(body).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    const { decimal } = numberWords(locale)
    const apartment = FACTS.trends.get('commune/luxembourg/sale/apartment')!.points.at(-1)!
    for (const figure of [
      decimal(FACTS.marketIndex.series[0]!.points.at(-1)!.value, 1),
      decimal(FACTS.marketIndex.revisions[0]!.previousValue, 2),
      `${decimal(apartment.pricePerSqm!)} [${decimal(apartment.low!)} – ${decimal(apartment.high!)}]`.replaceAll(
        '[',
        '\\[',
      ),
      decimal(8_888),
    ])
      expect(body!.replaceAll('\\]', ']')).toContain(figure)
    for (const commune of FACTS.communes) expect(body).toContain(`| ${communeName(commune, locale)} |`)
    expect(body!.split('\n').find((line) => line.startsWith('| Vianden'))).not.toMatch(/[1-9]/)
  })

  it('has an address in each language', () => {
    expect(LOCALES.map(pricesPath)).toEqual(LOCALES.map((locale) => `/${locale}/prices/md`))
  })
})
