import { describe, expect, it } from 'vitest'
import { sayIn } from '../../content/say/words.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { leaseAnalysis, wordedLease } from '../../content/say/lease-analysis.ts'
import { summarizeLease } from '../../content/say/lease-summary.ts'
import { analyzeLease } from '../../models/lease/analyze-lease.ts'
import { committedLeaseLaw } from '../../models/lease/lease-law.fixture.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { ceilingText, countsText, foundedText, kindText } from './lease-words.ts'

const STATED = {
  statedCapitalEur: 512_000,
  coefficient: 1,
  sharePercent: 5,
  monthlyLowEur: 0,
  monthlyHighEur: 2133.33,
  unknowns: [],
}
const textOf = (ceiling: object, locale: (typeof LOCALES)[number] = 'en'): string =>
  ceilingText({ say: sayIn(locale), locale }, { ...STATED, ...ceiling })

describe('the ceiling in words', () => {
  it('shows its arithmetic and asks for what is missing', () => {
    expect(textOf({ unknowns: ['building_age', 'upkeep'] })).toMatch(
      /512,000 × 1 × 5 % ÷ 12 = .*2,133.* before any reduction .* Ask the landlord for: the age of the building, proof of upkeep\./,
    )
  })

  it('gives a range for an old building, and one figure for a young one', () => {
    expect(textOf({ monthlyLowEur: 1_800 })).toContain('between')
    expect(textOf({ monthlyLowEur: 2133.33 })).toContain('young enough')
  })

  it('shows no arithmetic without a coefficient, nor in reports kept before it was stored', () => {
    for (const coefficient of [null, undefined])
      expect(textOf({ coefficient, monthlyLowEur: 0, monthlyHighEur: null })).not.toContain('÷')
    expect(textOf({ coefficient: undefined, sharePercent: undefined, monthlyLowEur: 0 })).toContain('between')
  })

  it.each(LOCALES)('fills every figure in %s', (locale) => {
    expect(textOf({ unknowns: ['upkeep'] }, locale)).not.toMatch(/[{}]/)
  })
})

/** Silent on the return of the deposit, indexed, and with a rise that comes too soon. */
const BAD_LEASE = LAWFUL_LEASE.replace(/La moitié est restituée\s[^.]*\./, '').replace(
  '\nFait à',
  '\nArticle 20. Le loyer est indexé automatiquement sur l’indice des prix à la consommation. Le loyer augmente chaque année de 12 %.\n\nFait à',
)
const LAW = await committedLeaseLaw()
const analysis = leaseAnalysis(analyzeLease({ text: BAD_LEASE, today: '2026-11-01' }, LAW))

describe.each(LOCALES)('the findings in words in %s', (locale) => {
  const say = sayIn(locale)
  const { findings } = wordedLease(analysis, locale)

  it('are counted as they are listed', () => {
    const read = { ...analysis.findings[0]!, kind: 'worth_reading' as const }
    for (const listed of [analysis.findings, [...analysis.findings, read, read]]) {
      const text = countsText({ say }, summarizeLease({ ...analysis, findings: listed }, locale))
      const numbers = (text.match(/\d+/g) ?? []).map(Number)
      expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(listed.length)
    }
  })

  it('break no mandatory rule where the lease is silent or sources disagree', () => {
    const ids = findings.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['L03', 'L19', 'L20']))
    for (const finding of findings) {
      const isBreach = kindText({ say, locale }, finding) === say('leases.kind.contrary')
      const isSilent = finding.clause === null || finding.said.id === 'return_unsaid'
      if (finding.doubt || isSilent) expect([finding.id, isBreach]).toEqual([finding.id, false])
    }
    expect(
      kindText(
        { say, locale },
        findings.find(({ id }) => id === 'L20')!,
      ),
    ).toBe(say('leases.kind.contrary'))
  })

  it('have the level of their source alone', () => {
    for (const finding of findings)
      for (const other of ['verified', 'secondary', 'unverified'] as const)
        expect(foundedText({ say, locale }, finding)).not.toContain(say(`leases.status.${other}`))
  })
})
