import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { WORDS } from '../../content/say/words.ts'
import { BusyError } from '../base/busy.ts'
import { textAsPaths } from './text-paths.ts'
import { toPng } from './to-png.ts'

const WORDS_AT = (text: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text x="150" y="30" font-size="20"${more}>${text}</text></svg>`

it('draws words as paths, so that no font of the machine is asked for', () => {
  const drawn = textAsPaths(WORDS_AT('Käerjeng · €650\u202f000 &amp; m²'))
  expect(drawn).not.toContain('<text')
  expect(drawn).toMatch(/<path d="M[^"]{500,}"/)
})

it('draws words at any place with numbers alone', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 900, noNaN: true }), fc.constantFrom(11, 12, 17, 92), (x, size) => {
      const text = `<text x="${x}" y="26" font-size="${size}" font-weight="600">EUR per m² – Éislek, Käerjeng</text>`
      expect(textAsPaths(text)).toMatch(/^<path d="(?:[MLQCZ](?:-?[\d.]+ ?)*)+"\/>$/)
    }),
  )
})

it('keeps words in their place: from their beginning, their middle or their end', () => {
  const edges = ['start', 'middle', 'end'].map((anchor) => {
    const path = /d="([^"]*)"/.exec(textAsPaths(WORDS_AT('HHHH', ` text-anchor="${anchor}"`)))![1]!
    const xs = [...path.matchAll(/[MLQ]([\d.]+)/g)].map(([, x]) => Number(x))
    return [Math.min(...xs), Math.max(...xs)] as const
  })
  const [start, middle, end] = edges as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  expect(start[0]).toBeGreaterThan(150)
  expect((middle[0] + middle[1]) / 2).toBeCloseTo(150, 0)
  expect(end[1]).toBeLessThan(150)
})

it('has a letter for every sign that a page says in a language', () => {
  const letters = new Set(LOCALES.flatMap((locale) => [...Object.values(WORDS[locale]).join('')]))
  const missing = [...letters].filter(
    (sign) => /\p{L}|\p{N}/u.test(sign) && !textAsPaths(WORDS_AT(sign)).includes('d="M'),
  )
  expect(missing).toEqual([])
})

it('paints as many pixels for a unit as it is asked for', async () => {
  const { width, height } = await sharp(await toPng(WORDS_AT('Mersch'), 2)).metadata()
  expect([width, height]).toEqual([600, 80])
})

it('refuses what would wait too long, and goes on when the others are done', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => toPng(WORDS_AT('a'))))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(20)
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(BusyError)
  await expect(toPng(WORDS_AT('b'))).resolves.toBeInstanceOf(Buffer)
})
