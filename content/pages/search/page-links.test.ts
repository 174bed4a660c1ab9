import { expect, it } from 'vitest'
import { shownPages } from './page-links.ts'

it.each([1, 2, 9, 11, 57, 150, 1_000])('of %i pages each is within two links of any other', (pages) => {
  for (const from of [1, Math.ceil(pages / 2), pages]) {
    const reached = new Set(shownPages(from, pages).flatMap((page) => shownPages(page, pages)))
    expect(reached.size).toBe(pages)
  }
})
