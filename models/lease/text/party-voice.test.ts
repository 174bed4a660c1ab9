import { describe, expect, it } from 'vitest'

import { partyVoice, withoutPronouns, withoutThirdPersons } from './party-voice.ts'

const read = (lease: string, statement: string): string =>
  withoutPronouns(statement, partyVoice(`${lease}\n${statement}`))
    .replace(/\s+/g, ' ')
    .trim()

describe('who says I and you', () => {
  it('is the landlord who writes, and the tenant who is written to', () => {
    const letter = 'Ich vermiete Ihnen mein Haus. Ich repariere, was alt ist. Sie zahlen, wie Sie können. Ich danke.'
    expect(read(letter, 'Das Dach richte ich, den Rasen mähen Sie.')).toBe(
      'Das Dach richte Vermieter , den Rasen mähen Mieter .',
    )
  })

  it('is the tenant where the opening says so', () => {
    const letter = 'Moi, Jean Petit, locataire, je prends le studio. Je paie le 1er. Je rends les clés en mai.'
    expect(read(letter, 'Je m’assure.')).toBe('locataire m’assure.')
  })

  it('reads we as a party only where it speaks to a you', () => {
    expect(read('We meet on 1 May. We sign. We are three.', 'We share the bills.')).toBe('We share the bills.')
    const contract = 'We let the flat to you. You pay us. You call us first, and we come.'
    expect(read(contract, 'You pay us.')).toBe('tenant pay landlord .')
  })

  it('leaves pronouns of others alone', () => {
    const lease = 'Der Mieter zahlt. Sie ist fällig. Er darf das.'
    expect(read(lease, 'Sie beträgt 900 Euro.')).toBe('Sie beträgt 900 Euro.')
  })
})

describe('who is meant by he and she', () => {
  const told = (lease: string, persons: [string, 'landlord' | 'tenant'][], clause: string[]): string =>
    withoutThirdPersons(clause, partyVoice(lease, persons)).at(-1)!
  const persons: [string, 'landlord' | 'tenant'][] = [
    ['Frau Ada Finch', 'landlord'],
    ['Herrn Omar Sy', 'tenant'],
  ]

  it('is the party that the clause named last as its subject, else the one whose title tells', () => {
    expect(told('', persons, ['der vermieter haftet.', 'er zahlt die grundsteuer.'])).toBe(
      'vermieter zahlt die grundsteuer.',
    )
    expect(told('', persons, ['kosten.', 'so lasst er sie richten.'])).toBe('so lasst mieter sie richten.')
    expect(told('', persons, ['der mieter wohnt hier.', 'sie kundigt mit drei monaten.'])).toBe(
      'vermieter kundigt mit drei monaten.',
    )
  })

  it('is whom a writer writes about who says I, and you to nobody', () => {
    const letter = 'Je loue ma maison. Je fais un décompte. Je veux la paix.'
    expect(told(letter, [], ['elle repare ce qui casse.'])).toBe('locataire repare ce qui casse.')
    expect(told(`${letter} Vous payez. Vous partez. Vous restez.`, [], ['elle repare tout.'])).toBe('elle repare tout.')
  })

  it('is neither a thing, nor somebody else, nor one of two who may be meant', () => {
    expect(told('', persons, ['der mietzins.', 'er betragt 900 euro.'])).toBe('er betragt 900 euro.')
    expect(told('', persons, ['der kaufer zieht ein.', 'er kundigt.'])).toBe('er kundigt.')
    const both: [string, 'landlord' | 'tenant'][] = [...persons, ['Frau Lale Sy', 'tenant']]
    expect(told('', both, ['sie kundigt mit drei monaten.'])).toBe('sie kundigt mit drei monaten.')
  })

  it('is told by a title without a name where one party alone has it', () => {
    const voice = partyVoice('', [['Madame Ada Finch', 'tenant']])
    expect(withoutPronouns('La clé de Madame, que Madame Roth garde.', voice)).toBe(
      'La clé de locataire, que Madame Roth garde.',
    )
  })
})
