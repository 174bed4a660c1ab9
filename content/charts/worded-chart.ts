import type { PlotOptions } from '@observablehq/plot'
import { markup, trustedMarkup, type Markup } from '../html/markup.ts'
import { svgChart } from './svg-chart.ts'

/** A chart in one language. */
export interface ChartWords<Blank> {
  title: string
  description: string
  /** Text of a blank. */
  fill(blank: Blank): string
}

/** Puts the words of one language into a chart that is drawn. */
export type WordedChart<Blank> = (words: ChartWords<Blank>) => Markup

const OPEN = '\u{e000}'
const CLOSE = '\u{e001}'
const BLANK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')
const TITLE = 0
const DESCRIPTION = 1

/**
 * Draws a chart once for all languages, since drawing takes far longer than wording: wherever text goes, `leave` leaves a blank.
 * The room that a blank takes must not depend on its words, so margins are to be stated.
 */
export function wordedChart<Blank>(plot: (leave: (blank: Blank) => string) => PlotOptions): WordedChart<Blank> {
  const blanks: Blank[] = []
  const leave = (blank: Blank): string => placeOf(DESCRIPTION + blanks.push(blank))
  const drawn = svgChart(plot(leave), { title: placeOf(TITLE), description: placeOf(DESCRIPTION) })
  return ({ title, description, fill }) =>
    trustedMarkup(
      drawn.replaceAll(BLANK, (_, digits: string) => {
        const place = Number(digits)
        const text = place === TITLE ? title : place === DESCRIPTION ? description : fill(blanks[place - 2]!)
        return markup`${text}`.text
      }),
    )
}

function placeOf(number: number): string {
  return `${OPEN}${number}${CLOSE}`
}
