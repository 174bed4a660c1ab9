import { expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { somePageFacts } from '../../pages/market-facts.fixture.ts'
import { laterData } from './later-data.ts'
import { numberWords } from '../numbers.ts'

it.each(LOCALES)('says in %s of which day the data is where that is after the release, and nothing else', (locale) => {
  const communes = Object.values(somePageFacts().intelligence)
  const [text] = laterData(communes, '2020-01-31', locale)
  expect(text).toMatch(/\d{4}/)
  expect(text).not.toMatch(/\{|undefined/)
  expect(laterData(communes, '2099-12-31', locale)).toEqual([])
  expect(laterData([], '2020-01-31', locale)).toEqual([])
  expect(text).not.toContain(numberWords(locale).day('2020-01-31'))
})
