import { describe, expect, it } from 'vitest'
import { committedLeaseLaw } from '../lease-law.fixture.ts'
import { leaseLimits } from '../terms/lease-limits.ts'
import { leaseTerms } from '../terms/lease-terms.ts'
import { readLeaseText } from '../text/lease-text.ts'
import { RULES } from './rules.ts'

const { legal } = await committedLeaseLaw()
const limits = leaseLimits(legal, '2026-01-01')

function isBreach(id: string, source: string): boolean {
  const text = readLeaseText(source)
  return RULES[id]!({ text, terms: leaseTerms(text), limits }).some(({ detail }) => detail !== null)
}

const RENT = 'Loyer : 1.400 EUR par mois. Rent: EUR 1,400 a month. Miete: 1.400 EUR im Monat.\n'

// A lease names what is struck, replaced, forbidden or not asked; only what holds is judged.
describe.each([
  [
    'a guarantee that was reduced',
    'L01',
    ['Garantie locative : 4.200 EUR.', 'Deposit: EUR 4,200.', 'Kaution: 4.200 EUR.'],
    [
      "La garantie locative de 4.200 EUR (trois mois de loyer) remise sous l'ancienne loi est ramenée à 2.800 EUR.",
      'The deposit of EUR 4,200 paid in 2022 is reduced to EUR 2,800.',
      'Die Kaution von 4.200 EUR wird auf 2.800 EUR herabgesetzt.',
    ],
  ],
  [
    'clauses that the law forbids, told as such',
    'L01',
    ['La garantie locative est de trois mois de loyer.', 'The deposit is three months of rent.'],
    [
      'Sont nulles et ne figurent donc pas au présent bail : la garantie de trois mois, les frais de dossier.',
      'Void, and therefore not part of this lease: a deposit of three months, file fees.',
      'Nichtig und daher nicht enthalten: eine Kaution von drei Monatsmieten.',
    ],
  ],
  [
    'a clause that is struck',
    'L20',
    ['Le loyer est augmenté de 4 % tous les ans.', 'De Loyer gëtt all Joer ëm 4 % an d’Luucht gesat.'],
    [
      '« Le loyer est augmenté de 4 % tous les ans. » [clause biffée]',
      '« De Loyer gëtt all Joer ëm 4 % an d’Luucht gesat. » [duerchgestrach, zielt net]',
      '„Die Miete steigt jedes Jahr um 4 %.“ (durchgestrichen)',
      '“The rent rises by 4 % every year.” (crossed out)',
    ],
  ],
  [
    'a guarantee that is not asked',
    'L13',
    ['Deposit: to be paid before the keys.', 'Kaution: vor Übergabe der Schlüssel zu zahlen.'],
    ['Deposit. None. No bank paper, nothing.', 'Kaution. Keine.', 'Garantie locative. Aucune.', 'Kautioun. Keng.'],
  ],
  [
    'costs that somebody else bears',
    'L28',
    ['The tenant bears land tax and building insurance.', 'Grundsteuer und Gebäudeversicherung trägt der Mieter.'],
    [
      'The Company bears land tax and building insurance.',
      'Grundsteuer und Gebäudeversicherung trägt sie selbst.',
      'Not included, and ours: land tax, building insurance.',
      "La Fondation supporte l'impôt foncier et l'assurance de l'immeuble.",
    ],
  ],
  [
    'fees that are not charged, for an inventory too',
    'L26',
    ["Garantie : 2.800 EUR. Il n'est pas dressé d'état des lieux."],
    [
      "Garantie : 2.800 EUR. L'agence ne perçoit rien : ni dossier, ni état des lieux. État des lieux signé à l'entrée.",
    ],
  ],
])('%s', (_, id, breaches, lawful) => {
  it.each(breaches)('is judged where it holds: %s', (text) => expect(isBreach(id, RENT + text)).toBe(true))
  it.each(lawful)('is not judged: %s', (text) => expect(isBreach(id, RENT + text)).toBe(false))
})
