import type { Locale } from '../../models/kernel/locale.ts'
import type { Drawings } from '../html/render-blocks.ts'
import { mapFigure } from '../maps/map-figure.ts'
import { numberWords } from '../say/numbers.ts'
import { lineChart } from './line-chart.ts'

/** Charts and maps as SVG, for a page in a locale. */
export function drawingsIn(locale: Locale): Drawings {
  const { decimal } = numberWords(locale)
  return { chart: (chart, words) => lineChart(chart, words, decimal), map: mapFigure }
}
