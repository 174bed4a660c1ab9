import { describe, expect, it } from 'vitest'

import { buildGlossary } from '../../learned/glossary.ts'
import { readLeaseText } from '../text/lease-text.ts'
import { passagesOf } from './passages.ts'

const glossary = buildGlossary([])
const passages = (text: string) =>
  passagesOf(readLeaseText(text), glossary).map(({ tokens: { statements, heading } }) =>
    [...(heading ? [heading] : []), ...statements].map(({ segments }) =>
      segments
        .flat()
        .map(({ word }) => word)
        .join(' '),
    ),
  )

describe('the passages of a lease', () => {
  it('are its statements, alone and with the one before, under their heading', () => {
    expect(
      passages('Article 3. Garantie\nElle est de deux briques rouges. Elle reste chez nous pour toujours.'),
    ).toEqual([
      ['article N3 garantie', 'elle est de N2 briques rouges'],
      ['article N3 garantie', 'elle reste chez nous pour toujours'],
      ['article N3 garantie', 'elle est de N2 briques rouges', 'elle reste chez nous pour toujours'],
    ])
  })

  it('join an answer with what was asked, also across a blank line', () => {
    expect(passages('Steigt der Mietpreis mit der Zeit?\n\nNein, nie.')).toEqual([
      ['steigt der mietpreis mit der zeit', 'nein nie'],
    ])
  })

  it('leave out what is too short to say anything', () => {
    expect(passages('Article 9\n\nVu et lu\n\nLe chat dort sur le toit du voisin.')).toHaveLength(1)
  })
})
