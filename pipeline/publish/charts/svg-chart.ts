import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'

/** A chart as a standalone SVG with a title and a description that screen readers read. Same data, same bytes. */
export function svgChart(options: Plot.PlotOptions, labels: { title: string; description: string }): string {
  const { document } = new JSDOM('').window
  const chart = Plot.plot({
    width: 720,
    height: 320,
    style: { background: 'none', color: 'currentColor' },
    ...options,
    document,
  })
  const svg = chart.tagName.toLowerCase() === 'svg' ? chart : chart.querySelector('svg')!
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = labels.title
  const description = document.createElementNS('http://www.w3.org/2000/svg', 'desc')
  description.textContent = labels.description
  svg.prepend(title, description)
  svg.setAttribute('role', 'img')
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return svg.outerHTML
}
