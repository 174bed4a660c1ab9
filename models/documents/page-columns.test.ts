import { describe, expect, it } from 'vitest'
import { documentText } from './document-text.ts'
import { inReadingOrder } from './page-columns.ts'
import { pdfOfPages } from './pdf.fixture.ts'

const FRENCH = Array.from({ length: 12 }, (_, at) => `Article ${at + 1}: le loyer est payable d'avance`)
const GERMAN = Array.from({ length: 12 }, (_, at) => `Artikel ${at + 1}: die Miete ist im Voraus zu zahlen`)
const LEFT = 50
const RIGHT = 310

/** A page with each text where it stands. */
function pageOf(texts: readonly { text: string; x: number; y: number }[]): string {
  return texts.map(({ text, x, y }) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n')
}

const rows = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((text, at) => [
    { text, x: LEFT, y: 700 - at * 14 },
    { text: right[at]!, x: RIGHT, y: 700 - at * 14 },
  ])

describe('a page', () => {
  it('of two languages side by side is read one column after the other, below the heading across both', async () => {
    const heading = { text: 'CONTRAT DE BAIL A USAGE D HABITATION / WOHNRAUMMIETVERTRAG', x: 120, y: 760 }
    const text = await documentText(pdfOfPages([pageOf([heading, ...rows(FRENCH, GERMAN)])]))
    expect(text.split('\n').filter((line) => line !== '')).toEqual([heading.text, ...FRENCH, ...GERMAN])
  })

  it('with a table of labels and values keeps each value by its label', async () => {
    const labels = FRENCH.map((_, at) => `Poste ${at}`)
    const text = await documentText(
      pdfOfPages([
        pageOf(
          rows(
            labels,
            FRENCH.map((_, at) => `${at + 1}00 EUR`),
          ),
        ),
      ]),
    )
    expect(text).toMatch(/Poste 4\s*500 EUR/)
  })

  it('of one column is left as it is', () => {
    const texts = FRENCH.map((str, at) => ({ str, x: LEFT, y: 700 - at * 14, width: 400 }))
    expect(inReadingOrder(texts, 595)).toBe(texts)
  })
})
