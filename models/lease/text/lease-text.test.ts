import { describe, expect, it } from 'vitest'

import { MAX_LEASE_CHARACTERS, readLeaseText } from './lease-text.ts'

const textsOf = (source: string) => readLeaseText(source).statements.map(({ text }) => text)

const HOSTILE: readonly [string, string][] = [
  ['abbreviations without end', 'Immo (A. '],
  ['lines that end nothing', 'Bail de la\n'],
  ['columns', 'loyer\t\t\t1000\n'],
  ['questions', 'loyer ? '],
  ['list items', '- loyer\n'],
  ['one word', 'loyer'],
  ['one figure', '1'],
]
const MOST_MS = 3_000

describe('the longest text that is read', () => {
  it.each(HOSTILE)('takes time in proportion to its length where it is of %s', (_, part) => {
    const started = performance.now()
    const { statements } = readLeaseText(part.repeat(MAX_LEASE_CHARACTERS / part.length))
    expect(performance.now() - started).toBeLessThan(MOST_MS)
    expect(statements.length).toBeGreaterThan(0)
  })

  it('is matched without endless words and figures, and quoted as it stands', () => {
    const [only] = readLeaseText(`Le code ${'7'.repeat(200)} ouvre ${'la'.repeat(200)}.`).statements
    expect(only!.folded).toBe(`le code ${'7'.repeat(30)} ouvre ${'la'.repeat(40)}.`)
    expect(only!.text).toContain('7'.repeat(200))
  })
})

describe('the statements of a lease', () => {
  it('are the lines of a note, which end where their writer ended them', () => {
    expect(
      textsOf('Loyer 900 euros\nCaution 1.800 euros\nPas de chien dans la maison ni dans le jardin derrière la maison'),
    ).toEqual(['Loyer 900 euros', 'Caution 1.800 euros', expect.stringMatching(/^Pas de chien .* maison$/)])
  })

  it('go on in the next line where the page has broken them, also before a capital', () => {
    const broken =
      'Der Vermieter darf die Wohnung nur\nnach Ankündigung betreten, wenn der\nMieter zustimmt und anwesend ist.'
    expect(textsOf(broken)).toEqual([broken.replaceAll('\n', ' ')])
  })

  it('hold no question, which is the context of its answer', () => {
    const [answer, ...others] = readLeaseText('Ist die Miete indexiert?\n\nNein, sie bleibt gleich.').statements
    expect(others).toEqual([])
    expect(answer).toMatchObject({ text: 'Nein, sie bleibt gleich.', before: 'ist die miete indexiert?' })
  })
})
