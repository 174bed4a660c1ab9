import { expect, it } from 'vitest'
import { askExamples } from './ask-form.ts'

it('leads from each description to try to its search, and shows nothing where there is none', () => {
  const { text } = askExamples([{ text: 'a flat, 2 beds', offer: 'rent' }], 'fr')!
  expect(text).toContain('href="/fr/homes?q=a+flat%2C+2+beds&amp;intent=rent"')
  expect(askExamples([], 'fr')).toBeUndefined()
})
