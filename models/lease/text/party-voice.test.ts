import { describe, expect, it } from 'vitest'

import { partyVoice, withoutPronouns } from './party-voice.ts'

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
