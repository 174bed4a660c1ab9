import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linearReader } from '../../../models/learned/linear-reader.ts'
import { readClauses } from '../../../models/lease/learned/clause-reader.ts'
import { weighEvidence } from '../../../models/lease/learned/weigh-evidence.ts'
import { RULES } from '../../../models/lease/rules/rules.ts'
import { leaseLimits } from '../../../models/lease/terms/lease-limits.ts'
import { leaseTerms } from '../../../models/lease/terms/lease-terms.ts'
import { readLeaseText } from '../../../models/lease/text/lease-text.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { loadLeaseLaw } from '../../../pipeline/reference/load-lease-law.ts'

// Prints how many oblique clauses are found, and how many lawful ones beside them, each read by itself; nothing was learned from them. `+L14` makes the
// mention that L14 looks for, `-L05` keeps to L05. Checks that count a whole lease, or miss a mention in it, are left out.
const TODAY = '2026-11-21'
const OF_WHOLE_LEASES = new Set('L01 L08 L09 L10 L11 L12 L13 L14 L15 L41 L42 L51'.split(' '))
const ABSENCE = /_missing$|return_unsaid/
const folder = join(import.meta.dirname, 'oblique-clauses')
const law = await loadLeaseLaw(join(ROOT, 'data', 'reference'))
const reader = linearReader(law.reader)
const severityOf = new Map(law.checks.map(({ id, severity }) => [id, severity]))
const outcomes = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [labels, language, clause] = row.split('\t')
      const id = /L\d{2}/.exec(labels!)![0]
      const isBreach = labels!.startsWith('L')
      return OF_WHOLE_LEASES.has(id)
        ? []
        : [{ language: language!, severity: severityOf.get(id)!, isBreach, isFound: isFound(id, clause!) }]
    }),
)

for (const language of ['fr', 'lb', 'de', 'en', 'all']) {
  const own = outcomes.filter((outcome) => language === 'all' || outcome.language === language)
  const share = (of: typeof own): string =>
    `${(of.filter((outcome) => outcome.isFound).length / of.length).toFixed(3)} of ${of.length}`
  const breaches = own.filter(({ isBreach }) => isBreach)
  console.log(
    `Oblique clauses ${language}: found high ${share(breaches.filter(({ severity }) => severity === 'high'))}, ` +
      `medium ${share(breaches.filter(({ severity }) => severity === 'medium'))}; lawful ones found ${share(own.filter(({ isBreach }) => !isBreach))}`,
  )
}

/** Whether a check points at a clause; what a clause by itself does not mention counts for nothing. */
function isFound(id: string, clause: string): boolean {
  const text = readLeaseText(clause)
  const lease = { text, terms: leaseTerms(text), limits: leaseLimits(law.legal, TODAY) }
  const verdicts = new Map(Object.entries(RULES).map(([check, rule]) => [check, rule(lease)]))
  const { evidence } = weighEvidence(id, verdicts, 'in_force', readClauses(text, reader))
  return evidence.some(({ statement, detail }) => statement !== null && !ABSENCE.test(detail.id))
}
