import { markup } from '../../../../content/html/markup.ts'
import type { Markup } from '../../../../content/html/markup.ts'
import type { Usage } from '../../../limits/usage.ts'
import type { Say } from '../../../../content/say/words.ts'

interface Bar {
  label: string
  requests: number
}

const [WIDTH, HEIGHT, GAP] = [640, 110, 2]

/**
 * Requests of the last 24 hours by hour and of the last 30 days by day, below a second-level heading: two charts, each with its
 * figures as a table.
 */
export function usageCharts(say: Say, { hours, days, last24Hours, last30Days }: Usage): Markup {
  if (last30Days === 0) return markup`<p>${say('usage.none')}</p>`
  const byHour = hours.map(({ startsAt, requests }) => ({
    label: new Date(startsAt).toISOString().slice(11, 16),
    requests,
  }))
  const byDay = days.map(({ day, requests }) => ({ label: day.slice(5), requests }))
  return markup`${chart(say, say('usage.hours', { count: last24Hours }), byHour)}
${chart(say, say('usage.days', { count: last30Days }), byDay)}`
}

function chart(say: Say, title: string, bars: readonly Bar[]): Markup {
  const highest = Math.max(1, ...bars.map(({ requests }) => requests))
  const step = WIDTH / bars.length
  const drawn = bars.map(({ label, requests }, index) => {
    const height = Math.round((requests / highest) * (HEIGHT - 4))
    return markup`<rect x="${(index * step).toFixed(1)}" y="${HEIGHT - height}" width="${(step - GAP).toFixed(1)}" height="${height}"
      ><title>${label}: ${requests}</title></rect>`
  })
  return markup`<h3>${title}</h3>
<svg class="chart" role="img" aria-label="${title}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<line x1="0" x2="${WIDTH}" y1="${HEIGHT - 1}" y2="${HEIGHT - 1}"/>
${drawn}
</svg>
<p class="axis"><span>${bars[0]!.label}</span><span>${say('usage.most', { count: highest })}</span><span>${bars.at(-1)!.label}</span></p>
<details><summary>${say('usage.table')}</summary>
<table><thead><tr><th scope="col">${say('usage.when')}</th><th scope="col">${say('usage.requests')}</th></tr></thead>
<tbody>${bars.map(({ label, requests }) => markup`<tr><td>${label}</td><td>${requests}</td></tr>`)}</tbody></table></details>`
}
