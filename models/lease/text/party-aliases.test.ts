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
    [
      'fr',
      'Anne Roth, 11, rue Principale, L-5240 Sandweiler, loue à Zoé Klaas, infirmière, 3, rue Zoé Klaas, le studio.',
      "La note est pour Zoé, l'infirmière, de la rue Zoé Klaas.",
      "la note est pour locataire, l'locataire, de la rue zoe klaas.",
    ],
    [
      'fr',
      'Ont comparu M. Jean Thill (« J.T. »), Mme Eva Kohl (« la Dame ») et le garage (« le Box »), bailleur et locataire.',
      'La Dame paie J.T.',
      'la locataire paie bailleur',
    ],
    [
      'de',
      'Frau Ada Keller vermietet Herrn Jost Stein das Haus.',
      'Frau Keller nutzt den Keller.',
      'vermieter nutzt den keller.',
    ],
    [
      'fr',
      'Entre la bailleresse Mme Josette Krier, Trèves, et le locataire M. Dario Zuccarelli, Trèves.',
      'Dario va à Trèves, Josette aussi.',
      'locataire va a treves, bailleur aussi.',
    ],
    [
      'de',
      'Vermieter: Herr Egon Maus, Trier, Markt 3\nMieterin: Frau Lale Demir\nKündigung: Der Mieter Lale Demir schreibt.',
      'Die Kündigung geht nach Trier.',
      'die kundigung geht nach trier.',
    ],
    [
      'en',
      'Mr Sean O’Neill, 10 Quay Street, Cork ("the Lessor"), lets to Ms Ada Finch ("the Lessee") a flat called the old mill.',
      'The old mill in Quay Street is O’Neill’s.',
      "the old mill in quay street is landlord's.",
    ],
    ['lb', 'De Jos Wampach verlount dem Ahmed Demir eng Wunneng.', 'Den Ahmed bezilt.', 'den locataire bezilt.'],
  ] as const)('tells in %s who is who by the opening %j', (language, opening, said, expected) => {
    expect(read(opening, said, language)).toBe(expected)
  })

  it('leaves names alone that are words of the lease, and names of companies', () => {
    const opening = 'Bailleur : Madame Anne Petit\nLes petits travaux sont au locataire.'
    expect(read(opening, 'Un petit trou.', 'fr')).toBe('un petit trou.')
    expect(read(opening, 'Mme Petit passe.', 'fr')).toBe('bailleur passe.')
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
