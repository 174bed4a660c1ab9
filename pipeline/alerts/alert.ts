import { createHash } from 'node:crypto'

/** A message of one run to whoever runs it. */
export interface Alert {
  /** Fits the subject of a mail and one line of a chat. */
  headline: string
  /** Problems with what to do, a line each. */
  lines: string[]
}

/** Facts of a run that decide whether somebody has to look. */
export interface RunOutcome {
  market: string
  status: 'done' | 'failed' | 'blocked' | 'interrupted'
  job?: string | null
  error?: string
  feedProblems: readonly string[]
}

const MOST_LINES = 12

/** @returns null when nobody has to do anything: the run succeeded with sound feeds, or a person stopped it */
export function alertOf({ market, status, job, error, feedProblems }: RunOutcome): Alert | null {
  if (status === 'interrupted') return null
  if (status === 'blocked')
    return {
      headline: `${market}: a release was held back; the one before is still served`,
      lines: shortened([error!]),
    }
  if (status === 'failed')
    return {
      headline: `${market}: a run failed${job ? ` in the job ${job}` : ''}; the last release is still served`,
      lines: shortened([
        error!,
        'Look at the newest record in state/runs, correct the cause, and run it again: lux run.',
      ]),
    }
  if (feedProblems.length === 0) return null
  const count = feedProblems.length === 1 ? 'a problem' : `${feedProblems.length} problems`
  return { headline: `${market}: ${count} in the files of feeds`, lines: shortened(feedProblems) }
}

/** Text that tells one alert from another: the same problem found twice is one alert. */
export function alertKey({ headline, lines }: Alert): string {
  return createHash('sha256')
    .update([headline, ...lines].join('\n'))
    .digest('hex')
}

function shortened(lines: readonly string[]): string[] {
  const all = lines.flatMap((line) => line.split('\n')).filter((line) => line.trim() !== '')
  const more = all.length - MOST_LINES
  return more > 0 ? [...all.slice(0, MOST_LINES), `${more} more: lux doctor lists them.`] : all
}
