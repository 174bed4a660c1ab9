import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'

/** Width of a drawing in its own units; the page scales it. */
const WIDTH = 640
const HEIGHT = 280
// One document serves all drawings: making one takes longer than drawing.
const { document } = new JSDOM('').window

/**
 * A chart as a standalone SVG with a title and a description that screen readers read. It takes its colours from the page
 * (`currentColor`, `var(--accent)`), so that it is at home in the dark, too, and has no style of its own, which a strict policy would refuse.
 * Same data, same bytes.
 */
export function svgChart(options: Plot.PlotOptions, labels: { title: string; description: string }): string {
  const chart = Plot.plot({ width: WIDTH, height: HEIGHT, ...options, document })
  const svg = chart.tagName.toLowerCase() === 'svg' ? chart : chart.querySelector('svg')!
  for (const style of svg.querySelectorAll('style')) style.remove()
  svg.removeAttribute('class')
  // The drawing is one picture with one name: its parts have none that a screen reader could say.
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  for (const [name, text] of [
    ['desc', labels.description],
    ['title', labels.title],
  ] as const) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    element.textContent = text
    svg.prepend(element)
  }
  svg.setAttribute('role', 'img')
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return svg.outerHTML.replaceAll(GEOMETRY, (attribute) => attribute.replaceAll(LONG_NUMBER, toTenth))
}

// Coordinates to a tenth of a unit are finer than a screen shows, and a third of the bytes.
const GEOMETRY = / (?:d|x|y|x1|x2|y1|y2|cx|cy|r|width|height|transform|points)="[^"]*"/g
const LONG_NUMBER = /\d+\.\d{2,}/g

function toTenth(number: string): string {
  return String(Math.round(Number(number) * 10) / 10)
}
