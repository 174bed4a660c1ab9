import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { z } from 'zod'

/** Asks the registry for known faults of the packages in production, and says so loudly where it cannot. Part of `.ci/run`. */
const report = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) })
const WORST = ['high', 'critical']
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 })
const parsed = report.safeParse(readJson(stdout))
if (parsed.success) {
  const found = parsed.data.metadata.vulnerabilities
  const counts = Object.entries(found).map(([severity, count]) => `${count} ${severity}`)
  console.log(`npm audit of the packages in production: ${counts.join(', ')}   bar: none ${WORST.join(' or ')}`)
  if (WORST.some((severity) => (found[severity] ?? 0) > 0)) process.exitCode = 1
} else {
  console.error('*'.repeat(100))
  console.error(
    'SKIPPED: npm audit. The registry did not answer as it should, so nobody looked for known faults of packages.',
  )
  console.error((stderr || stdout).trim().split('\n').slice(0, 3).join('\n'))
  console.error('*'.repeat(100))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
