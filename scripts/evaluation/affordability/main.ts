import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { checkCase } from './check-case.ts'
import { workedCases } from './worked-case.ts'

// `make eval-affordability`: prints every worked case with its derivation and the calculator's answer, then the number of correct ones.
const { legal } = await loadReference()
const cases = workedCases()
const checked = cases.map((worked) => ({ worked, result: checkCase(worked, legal) }))
for (const [index, { worked, result }] of checked.entries()) {
  console.log(`\n${index + 1}. ${result.name} [${worked.law}]${worked.reason ? ` (${worked.reason})` : ''}`)
  for (const step of worked.derivation) console.log(`     ${step}`)
  for (const { path, expected, answered } of result.figures)
    console.log(`   ${path}: by hand ${written(expected)}, answered ${written(answered)}`)
  for (const fault of result.faults) console.log(`   WRONG ${fault}`)
}
const right = checked.filter(({ result }) => result.faults.length === 0).length
const figures = checked.reduce((sum, { result }) => sum + result.figures.length, 0)
const steps = cases.reduce((sum, { derivation }) => sum + derivation.length, 0)
console.log(`\n${right} of ${cases.length} cases right: ${figures} figures, ${steps} steps of arithmetic`)
if (right < cases.length) process.exitCode = 1

function written(figure: unknown): string {
  if (Array.isArray(figure)) return `[${figure.join(', ')}]`
  return figure === null || figure === undefined ? 'none' : String(figure)
}
