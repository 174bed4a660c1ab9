import type { Locale } from '../../models/kernel/locale.ts'
import { CHART_FORMATS, chartAddress } from '../html/addresses.ts'
import type { Drawings } from '../html/render-blocks.ts'
import { mapFigure } from '../maps/map-figure.ts'
import { numberWords } from '../say/numbers.ts'
import { lineChart } from './line-chart.ts'
import { pairChart } from './pair-chart.ts'

/** Charts and maps as SVG, for a page in a locale. @param page its address, under which a server has its charts as files */
export function drawingsIn(locale: Locale, page?: string): Drawings {
  const { decimal } = numberWords(locale)
  return {
    chart: (chart, words) =>
      chart.kind === 'pairs' ? pairChart(chart, words, decimal) : lineChart(chart, words, decimal),
    map: mapFigure,
    ...(page !== undefined && {
      filesOf: (id) =>
        CHART_FORMATS.map((format) => ({ label: format.toUpperCase(), address: chartAddress(page, id, format) })),
    }),
  }
}
