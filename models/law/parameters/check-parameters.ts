import type { LegalFacts, LegalParameter, LegalSlice, LegalValue } from '../../contracts/law/legal.ts'

/** One fault between values that are each well formed. */
export interface LegalFault {
  readonly id: string
  readonly received: string
  readonly expected: string
}

/**
 * Finds faults that a schema of single values cannot: ids twice, spans that overlap or run backwards, falling scales, figures without a page
 * or a reason, figures called verified that nobody read, a rate twice.
 */
export function legalFaults({ parameters, mortgageRates }: LegalFacts): LegalFault[] {
  return [
    ...twice(parameters.map(({ id }) => id)),
    ...parameters.flatMap((parameter) => [
      ...spanFaults(parameter),
      ...scaleFaults(parameter),
      ...sourceFaults(parameter),
    ]),
    ...twice(
      mortgageRates.map(
        ({ month, fixedYearsFrom, fixedYearsTo }) =>
          `mortgage rate of ${month} above ${fixedYearsFrom} to ${fixedYearsTo ?? 'more'} years`,
      ),
    ),
  ]
}

function twice(keys: readonly string[]): LegalFault[] {
  const seen = new Set<string>()
  return keys
    .filter((key) => seen.size === seen.add(key).size)
    .map((key) => ({ id: key, received: key, expected: 'each once' }))
}

function spanFaults({ id, values }: LegalParameter): LegalFault[] {
  return values.flatMap((value, index): LegalFault[] => {
    const before = values[index - 1]
    const received = `${value.validFrom ?? '…'} to ${value.validTo ?? '…'}`
    if (value.validFrom !== null && value.validTo !== null && value.validTo < value.validFrom)
      return [{ id, received, expected: 'a last day that is not before the first' }]
    if (before && !follows(before, value)) {
      return [
        { id, received, expected: `a span that begins after the one before it ends (${before.validTo ?? 'never'})` },
      ]
    }
    return []
  })
}

function follows(before: LegalValue, { validFrom }: LegalValue): boolean {
  return before.validTo !== null && validFrom !== null && before.validTo < validFrom
}

/** A figure has a public page, or says why it has none; verified means that its page was read, and when. */
function sourceFaults({ id, values }: LegalParameter): LegalFault[] {
  return values.flatMap(({ validFrom, url, noUrl, status, checked }): LegalFault[] => {
    const since = `the value since ${validFrom ?? '…'}`
    if ((url === null) === (noUrl === null))
      return [{ id, received: since, expected: 'either url or no_url with the reason' }]
    if (status === 'verified' && (url === null || checked === null))
      return [
        { id, received: `${since}, verified`, expected: 'url, and checked: the month in which the page was read' },
      ]
    return []
  })
}

function scaleFaults({ id, values }: LegalParameter): LegalFault[] {
  return values.flatMap(({ value }) => (typeof value === 'number' || rises(value) ? [] : [scaleFault(id, value)]))
}

function rises(slices: readonly LegalSlice[]): boolean {
  return slices.every(({ upToEur }, index) => {
    const isLast = index === slices.length - 1
    const before = index === 0 ? 0 : slices[index - 1]!.upToEur
    return isLast ? upToEur === null : upToEur !== null && before !== null && upToEur > before
  })
}

function scaleFault(id: string, slices: readonly LegalSlice[]): LegalFault {
  const received = slices.map(({ upToEur }) => upToEur ?? 'no end').join(', ')
  return { id, received, expected: 'slices whose ends rise, the last of them without end' }
}
