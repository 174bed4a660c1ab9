import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLease } from './lease-text.ts'
import { partyAliases, withoutAliases } from './party-aliases.ts'

const read = (opening: string, said: string, language: 'fr' | 'de' | 'en' | 'lb') =>
  withoutAliases(foldLease(said), partyAliases(`${opening}\n${said}`), language)

describe('partyAliases', () => {
  it.each([
    [
      'fr',
      'Entre M. Paul Reding, ci-après « le promettant », et Mme Zoé Klaas, ci-après « la prenante », il est convenu :',
      'Le promettant entre quand il veut.',
      'le bailleur entre quand il veut.',
    ],
    ['de', 'Vermieter: Herr Jost Wirth\nMieterin: Frau Lale Demir', 'Frau Demir zahlt alles.', 'mieter zahlt alles.'],
    ['en', 'Landlady: Mrs Ada Finch\nTenant: Mr Omar Sy-Kane', 'Mr Sy-Kane pays.', 'tenant pays.'],
    [
      'en',
      'This is between Ada Finch ("Host") and Omar Sy ("Dweller").',
      'The Dweller repairs all.',
      'the tenant repairs all.',
    ],
    ['lb', 'De Jos Wampach verlount dem Ahmed Demir eng Wunneng.', 'Den Ahmed bezilt.', 'den locataire bezilt.'],
  ] as const)('tells in %s who is who by the opening %j', (language, opening, said, expected) => {
    expect(read(opening, said, language)).toBe(expected)
  })

  it('leaves names alone that are words of the lease, and names of companies', () => {
    expect([...partyAliases('Bailleur : Madame Anne Petit\nLes petits travaux sont au locataire.').keys()]).toEqual([])
    expect([...partyAliases('Vermieter: Immo Haus GmbH').keys()]).toEqual([])
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(typeof withoutAliases(foldLease(text), partyAliases(text), 'fr')).toBe('string')
      }),
    )
  })
})
