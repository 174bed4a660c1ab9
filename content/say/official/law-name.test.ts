import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { lawName } from './law-name.ts'

const LEGAL = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'legal')
const LAWS = globSync('*.yaml', { cwd: LEGAL }).flatMap((name) =>
  [...readFileSync(join(LEGAL, name), 'utf8').matchAll(/^ +law: (.+)$/gm)].map(([, law]) => law!),
)

describe('the name of a law', () => {
  it('is said with its articles', () => {
    const law = 'Law of 21 September 2006 on residential leases, art. 5(2bis), as amended by the law of 23 July 2024'
    expect(lawName(law, 'de')).toBe(
      'Gesetz vom 21. September 2006 über die Wohnungsmiete, Art. 5(2bis), geändert durch das Gesetz vom 23. Juli 2024',
    )
    expect(lawName('Law of 21 September 2006 on residential leases, arts 7 to 10', 'lu')).toBe(
      'Gesetz vum 21. September 2006 iwwer de Loyerskontrakt, Art. 7 bis 10',
    )
  })

  it('stays as it is filed where nobody named it', () => {
    expect(lawName('Law of tomorrow, art. 1', 'fr')).toBe('Law of tomorrow, art. 1')
  })

  it.each(LOCALES)('is known in %s for every law of our parameters', (locale) => {
    expect(LAWS.length).toBeGreaterThan(50)
    const asFiled = LAWS.filter((law) => lawName(law, locale) === law)
    expect(locale === 'en' ? [] : asFiled.filter((law) => law.includes(' '))).toEqual([])
    if (locale === 'en') expect(asFiled).toEqual(LAWS)
  })
})
