import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'

const understand = (text: string) => readQuery(text, 'rent')

describe('people who share', () => {
  it.each([
    'three students, own bedroom each, Mersch',
    'three students, everyone needs a room of their own, Mersch',
    'trois étudiantes, une chambre pour chacune, Mersch',
    'trois étudiants, chacun veut sa chambre, Mersch',
    'drei Studenten, jeder braucht sein Schlafzimmer, Mersch',
    'drei Studentinnen, jede will ihr eigenes Zimmer, Mersch',
    'dräi Studenten, jidderee mat engem eegenen Zëmmer, Miersch',
    'três estudantes, um quarto para cada, Mersch',
    'três estudantes, cada um com o seu quarto, Mersch',
  ])('are students, and have a room each: %s', (text) => {
    const { household, bedrooms, wishes, notUnderstood } = understand(text)
    expect([household?.persons, bedrooms.min, wishes.map(({ key }) => key), notUnderstood]).toEqual([
      3,
      3,
      ['students'],
      [],
    ])
  })

  it.each(['2 bedrooms each with a bathroom, Mersch', '2 quartos, cada um com casa de banho, Mersch'])(
    'are none where rooms are counted: %s',
    (text) => {
      const { household, bedrooms } = understand(text)
      expect([household, bedrooms.min]).toEqual([null, 2])
    },
  )

  it.each([
    'three friends, 700 each so 2,100 altogether, Mersch',
    '3 adults splitting 2,100 total, Mersch',
    'nous sommes 3, 700 chacun, 2 100 en tout, Mersch',
    'zu dritt, je 700, also 2.100 insgesamt, Mersch',
    'zu dräi, jee 700, also 2.100 am Ganzen, Miersch',
    'somos 3, 700 cada um, 2.100 no total, Mersch',
  ])('pay a total: %s', (text) => {
    const { household, priceEur } = understand(text)
    expect([household?.persons, priceEur.max]).toEqual([3, 2100])
  })
})

describe('a couple', () => {
  it.each([
    'couple with child, Mersch',
    'couple avec enfant, Mersch',
    'Paar mit Kind, Mersch',
    'Koppel mat Kand, Miersch',
    'casal com filho, Mersch',
  ])('with a child is three: %s', (text) => {
    expect(understand(text).household).toEqual({ persons: 3, bedrooms: 2 })
  })

  it.each([
    'ganhamos os dois 4.800 líquidos, Mersch',
    'flat for the two of us, Mersch',
    'Wohnung für uns zwei, Mersch',
  ])('is two: %s', (text) => {
    expect(understand(text).household?.persons).toBe(2)
  })

  it('is none of two things', () => {
    expect(understand('balcony or terrace, one of the two, Mersch').household).toBeNull()
  })
})

describe('two who are no couple', () => {
  it.each([
    'flat for my sister and me, Mersch',
    'appartement pour moi et ma soeur, Mersch',
    'Wohnung für mich und meinen Bruder, Mersch',
    'Wunneng fir mech an mäi Brudder, Miersch',
    'apartamento para mim e a minha irmã, Mersch',
    'flat with my colleague, Mersch',
  ])('have a bedroom each: %s', (text) => {
    expect(understand(text).household).toEqual({ persons: 2, bedrooms: 2 })
  })

  it.each(['flat for my wife and me, Mersch', 'Wohnung für mich und meine Freundin, Mersch', 'the two of us, Mersch'])(
    'are asked for no second one where they are one: %s',
    (text) => {
      expect(understand(text).household).toEqual({ persons: 2, bedrooms: 1 })
    },
  )
})

describe('guests', () => {
  it.each([
    'kitchen with a table for 6 people, Mersch',
    'room for 10 people at the table, Mersch',
    'une grande table pour 10 personnes, Mersch',
    'Platz für 8 Personen am Tisch, Mersch',
    'Plaz fir 8 Leit um Dësch, Miersch',
    'espaço para 10 pessoas à mesa, Mersch',
  ])('do not live there: %s', (text) => {
    expect(understand(text).household).toBeNull()
  })

  it.each([
    'house for 6 people with a big table, Mersch',
    'we are 6 and want a big table, Mersch',
    'maison pour 6 personnes avec une grande table, Mersch',
    'nous sommes 6 avec une grande table, Mersch',
    'Haus für 6 Personen mit großem Tisch, Mersch',
    'Haus fir 6 Leit mat engem groussen Dësch, Miersch',
    'casa para 6 pessoas com mesa grande, Mersch',
  ])('are not those whom a home is for: %s', (text) => {
    expect(understand(text).household?.persons).toBe(6)
  })
})
