import { describe, expect, it } from 'vitest'
import type { LeaseAnalysis } from '../../models/contracts/law/lease-analysis.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { analyzeLease } from '../../models/lease/analyze-lease.ts'
import { committedLeaseLaw } from '../../models/lease/lease-law.fixture.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { leaseAnalysis, wordedLease } from './lease-analysis.ts'
import { leaseHeadline, leaseReport } from './lease-report.ts'

const law = await committedLeaseLaw()
const breach = 'Article 30. Le bailleur peut expulser le locataire sans jugement.'
const broken = leaseAnalysis(analyzeLease({ text: `${LAWFUL_LEASE}\n${breach}`, today: '2026-11-01' }, law))
const likened: LeaseAnalysis = {
  ...broken,
  findings: broken.findings.map((finding) => ({ ...finding, kind: 'worth_reading' as const })),
}

describe('leaseHeadline', () => {
  it('says first that passages resemble breaches, and how many of them serious ones', () => {
    const serious = likened.findings.filter(({ severity }) => severity === 'high').length
    expect(serious).toBeGreaterThan(0)
    expect(leaseHeadline(likened, 'en')).toBe(
      'Nothing computed against the law. ' +
        `Passages worth reading before you sign: ${likened.findings.length}; of these, ${serious} resemble serious breaches.`,
    )
    expect(leaseHeadline(broken, 'en')).toMatch(/^Risk: high/)
  })
})

describe('leaseReport', () => {
  it.each(LOCALES)('in %s heads what is only worth reading as such, and has no names of fields', (locale) => {
    const report = leaseReport(wordedLease(likened, locale), locale)
    expect(report).not.toMatch(/[{}]|undefined|\b[a-z]+_[a-z]+|: (?:true|false)\b/)
    expect(report.match(/^L\d+ .*?:/gm)!.every((head) => !/high|medium|low/.test(head))).toBe(true)
  })
})
