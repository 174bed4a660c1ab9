import type { Locale } from '../../models/kernel/locale.ts'
import type { Markup } from '../html/markup.ts'
import type { Drawings } from '../html/render-blocks.ts'
import { tileMap } from '../maps/tile-map.ts'
import { numberWords } from '../say/numbers.ts'
import type { Chart, ChartWords } from '../sections/chart.ts'
import { drawCompare } from './compare-chart.ts'
import { fillIn, quarterChart } from './quarter-chart.ts'

type Drawn = (words: ChartWords, locale: Locale) => Markup

/** Maximum number of drawn charts kept. The languages of a page are written one after another and share them. */
const KEPT = 24
const drawn = new Map<string, Drawn>()

/** Charts and maps as SVG, for a page in a locale. */
export function drawingsIn(locale: Locale): Drawings {
  return { chart: (chart, words) => drawnOnce(chart)(words, locale), map: tileMap }
}

/** Drawing takes far longer than wording. */
function drawnOnce(chart: Chart): Drawn {
  const key = JSON.stringify(chart)
  const found = drawn.get(key) ?? draw(chart)
  drawn.delete(key)
  drawn.set(key, found)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return found
}

function draw(chart: Chart): Drawn {
  if (chart.kind === 'compare') {
    const worded = drawCompare(chart.lines)
    return ({ title, description, names }, locale) =>
      worded({
        title,
        description,
        fill: (blank) => ('slug' in blank ? names[blank.slug]! : numberWords(locale).decimal(blank.number)),
      })
  }
  const worded = quarterChart(chart)
  return ({ title, description, names }, locale) =>
    worded({ title, description, fill: fillIn(locale, (name) => names[name]!) })
}
