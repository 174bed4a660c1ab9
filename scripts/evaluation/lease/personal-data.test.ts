import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyTerms } from '../../../models/lease/key-terms.ts'
import { leaseLimits } from '../../../models/lease/terms/lease-limits.ts'
import { leaseTerms } from '../../../models/lease/terms/lease-terms.ts'
import { readLeaseText } from '../../../models/lease/text/lease-text.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { loadLeaseLaw } from '../../../pipeline/reference/load-lease-law.ts'
import { labelledLeases } from './labelled-leases.ts'
import { draftLease } from './mutations/draft-lease.ts'
import { lawfulPlan } from './mutations/mutations.ts'
import { LEASE_TONGUES } from './mutations/write-quantity.ts'

const { legal } = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
const limits = leaseLimits(legal, '2026-01-01')
const sets = readdirSync(join(import.meta.dirname, 'leases'))
const DAY = /^\d{4}-\d{2}-\d{2}$/
const BORN = /(?:\bnée?\b|geboren|\bborn\b|gebuer)[^.;\n]{0,45}?((?:\d{1,2}[^\n]{1,14})?\b(?:19|20)\d{2})\b/giu

/** Values of the key terms of a lease, with the names of its days. */
function valuesOf(text: string) {
  const lease = readLeaseText(text)
  return keyTerms({ text: lease, terms: leaseTerms(lease), limits }).map(({ name, value }) => ({ name, value }))
}

/** A value that is neither a figure, a yes, a day of the lease, nor one of the words that the contract lists. */
function personal(text: string): unknown[] {
  const births = new Set([...text.matchAll(BORN)].map(([, day]) => day!.slice(-4)))
  return valuesOf(text).filter(({ name, value }) => {
    if (typeof value === 'number' || typeof value === 'boolean') return false
    const words =
      typeof value === 'string' ? [value] : Object.values(value.figures).filter((each) => typeof each === 'string')
    return words.some(
      (word) => !(DAY.test(word) && ['start_date', 'term'].includes(name)) || births.has(word.slice(0, 4)),
    )
  })
}

describe('values of key terms', () => {
  it.each(sets)('hold no name, address or day of birth: %s', (set) => {
    const leases = labelledLeases(set)
    expect(leases.length).toBeGreaterThan(0)
    expect(leases.flatMap(({ name, text }) => personal(text).map((value) => ({ name, value })))).toEqual([])
  })

  it('hold none in leases of the mutation suite with birth dates and addresses of the parties', () => {
    const BIRTHS = {
      fr: [
        'Madame Odile Kerschen, née le 9 juillet 1991 à Metz, demeurant à L-4010 Esch, 12, rue de la Gare,',
        'le bailleur, et Monsieur Bruno Valadares, né le 22 mars 1993, le locataire.',
      ].join(' '),
      de: [
        'Frau Odile Kerschen, geboren am 9. Juli 1991 in Trier, wohnhaft in 12, rue de la Gare, Esch, Vermieterin,',
        'und Herr Bruno Valadares, geboren am 22.03.1993, Mieter.',
      ].join(' '),
      en: 'Ms Odile Kerschen, born on 9 July 1991, of 12, rue de la Gare, Esch, the landlord, and Mr Bruno Valadares, born on 22 March 1993, the tenant.',
      lb: [
        "D'Madame Odile Kerschen, gebuer den 9. Juli 1991, 12, rue de la Gare, Esch, Proprietär,",
        'an den Här Bruno Valadares, gebuer den 22. Mäerz 1993, Locataire.',
      ].join(' '),
    } as const
    const leases = LEASE_TONGUES.flatMap((tongue) =>
      Array.from(
        { length: 6 },
        (_, seed) => `${BIRTHS[tongue]}\n\n${draftLease(lawfulPlan(tongue, 'development', seed))}`,
      ),
    )
    expect(leases.flatMap(personal)).toEqual([])
    expect(
      leases.flatMap((text) => valuesOf(text).filter(({ value }) => /1991|1993/.test(JSON.stringify(value)))),
    ).toEqual([])
  })
})
