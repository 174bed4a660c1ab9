import { describe, expect, it } from 'vitest'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { readQuery } from '../read-query.fixture.ts'

const placesOf = (text: string): string[] =>
  readQuery(text, 'rent')
    .understood.filter(({ field }) => field === 'place')
    .map(({ op, value }) => `${op} ${value}`)

/** A home and its place, as each language puts them. */
const FRAMES = [
  ['flat', 'in Mersch'],
  ['appartement', 'à Mersch'],
  ['Wohnung', 'in Mersch'],
  ['Wunneng', 'zu Miersch'],
  ['apartamento', 'em Mersch'],
] as const

/** All that refuse what stands behind them; every other word leaves a place as it is. */
const REFUSING = new Set(
  `not no t dont isnt nor neither without nothing except outside pas ni sans sauf rien loin nicht kein keine nein ohne nichts ausser net keen keng ouni naischt
   sem nem nada nenhuma menos longe`.split(/\s+/),
)

describe('a place behind a small word', () => {
  it.each(FRAMES)('is asked for, unless the word refuses: %s … %s', (home, place) => {
    const turned = [...FUNCTION_WORDS].filter(
      (word) =>
        !REFUSING.has(word) &&
        [' ', ', '].some((gap) => placesOf(`${home}${gap}${word} ${place}`).some((each) => each.startsWith('not'))),
    )
    expect(turned).toEqual([])
  })

  it.each([
    'bitte in Mersch',
    'Haus nur in Mersch bitte',
    'flat, just in Mersch',
    'small flat but in Mersch',
    'surtout à Mersch',
    'petit appartement mais à Mersch',
    'nëmmen zu Miersch',
    'por favor em Mersch',
    'apartamento pequeno mas em Mersch',
  ])('is asked for: %s', (text) => {
    expect(placesOf(text)).toEqual(['is commune:mersch'])
  })

  it.each([
    'flat, just not in Mersch',
    'anywhere but in Mersch',
    'save for Mersch',
    'surtout pas à Mersch',
    'partout à part Mersch',
    'Haus, bloß nicht in Mersch',
    'alles außer Mersch',
    'bitte nicht Mersch',
    'alles net zu Miersch',
    'tudo menos Mersch',
    'apartamento que não seja em Mersch',
    'apartamento, sem ser em Mersch',
    'appartement qui ne soit pas à Mersch',
  ])('is refused: %s', (text) => {
    expect(placesOf(text)).toEqual(['not commune:mersch'])
  })
})

describe('a place in small letters whose name holds a word of the trade', () => {
  it.each([
    ['1 schlofzemmer zu howald', 'is locality:howald'],
    ['flat in strassen', 'is commune:strassen'],
  ])('is the place: %s', (text, place) => {
    expect(placesOf(text)).toEqual([place])
  })
})

describe('a place that is named and not meant', () => {
  it.each([
    'room with a direct bus to Kirchberg, Mersch',
    'chambre, bus direct pour Kirchberg, Mersch',
    'Zimmer, Bus nach Kirchberg, Mersch',
    'quarto, autocarro para Kirchberg, Mersch',
    'forget about Esch, Mersch please',
    'laisse tomber Esch, plutôt Mersch',
    'vergiss Esch, Mersch bitte',
    'In Esch hab ich nichts gefunden, also Mersch',
    'desisti de Esch, Mersch',
  ])('leaves the one that is: %s', (text) => {
    expect(placesOf(text)).toEqual(['is commune:mersch'])
  })
})

describe('the quarter of the station', () => {
  it.each(['garage à louer à la gare', 'quarto na gare', 'Zëmmer op der Gare'])('is meant: %s', (text) => {
    expect(placesOf(text)).toEqual(['is quarter:gare'])
  })

  it.each(['10 minutes à pied à la gare', 'près de la gare', 'à la gare de Mersch'])('is not: %s', (text) => {
    expect(placesOf(text).join()).not.toContain('quarter:gare')
  })
})

it.each(['flat in Trier', 'Wohnung in Trier'])('a town abroad has the name of a word: %s', (text) => {
  expect(placesOf(text).join()).toContain('abroad')
})
