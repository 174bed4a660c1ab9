import { INDICATORS, type IndicatorId } from './indicators.ts'
import { GOALPOSTS } from './goalposts.ts'
import type { CommuneFacts } from './liveability.ts'

/** A commune whose indicators stand at the given shares of the way from the low to the high goalpost. */
export function communeAt(slug: string, share: (id: IndicatorId) => number | null): CommuneFacts {
  const indicators = INDICATORS.flatMap(({ id }) => {
    const part = share(id)
    if (part === null) return []
    const { low, high } = GOALPOSTS[id]
    return [
      [id, { value: low + part * (high - low), sourceId: `source-of-${id}`, date: '2026-07-22', quality: 'full' }],
    ]
  })
  const name = { en: slug, fr: slug, de: slug, lb: slug }
  return { slug, name, indicators: Object.fromEntries(indicators), series: {}, sourceIds: [] }
}

/** Communes that differ in every indicator, each in a way of its own. */
export function communesOfAllKinds(count: number): CommuneFacts[] {
  return Array.from({ length: count }, (_, i) =>
    communeAt(`commune-${i}`, (id) => ((i * 37 + id.length * 17 + id.charCodeAt(0) * 5) % 101) / 100),
  )
}
