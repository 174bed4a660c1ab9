import { describe, expect, it } from 'vitest'

import { readLeaseText } from './lease-text.ts'

const textsOf = (source: string) => readLeaseText(source).statements.map(({ text }) => text)

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
