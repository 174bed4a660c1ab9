import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Command, Font } from 'opentype.js'

// A module of CommonJS without names that Node could find.
const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof import('opentype.js')

type Weight = 400 | 600
const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g
/** Signs that the font lacks, by what stands for them. */
const INSTEAD: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2009': '\u00a0', '→': '–' }
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * Puts paths in the place of the words of a drawing, so that it looks the same on a machine without fonts. The drawing is one of ours: its texts have
 * numbers as places and hold no elements.
 */
export function textAsPaths(svg: string): string {
  return svg.replaceAll(TEXT, (_, attributes: string, escaped: string) => {
    const of = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
    const text = escaped.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    const font = fontOf(Number(of('font-weight') ?? 400) >= 600 ? 600 : 400)
    const written = [...text].map((sign) => writable(font, INSTEAD[sign] ?? sign)).join('')
    const size = Number(of('font-size') ?? 16)
    const anchor = of('text-anchor') ?? 'start'
    const width = anchor === 'start' ? 0 : font.getAdvanceWidth(written, size)
    const x = Number(of('x') ?? 0) - (anchor === 'middle' ? width / 2 : width)
    const fill = of('fill')
    const path = font.getPath(written, x, Number(of('y') ?? 0), size).commands.map(pathStep)
    return `<path${fill === undefined ? '' : ` fill="${fill}"`} d="${path.join('')}"/>`
  })
}

const fonts = new Map<Weight, Font>()

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight) ?? readFont(weight)
  fonts.set(weight, known)
  return known
}

function readFont(weight: Weight): Font {
  const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

/** A sign without a letter of its own is left out rather than drawn as an empty box. */
function writable(font: Font, sign: string): string {
  return font.charToGlyphIndex(sign) === 0 ? '' : sign
}

/** A step of an outline in hundredths; the library's own writer makes NaN of some fractions. */
function pathStep({ type, ...places }: Command): string {
  const numbers = (['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const).flatMap((name) => places[name] ?? [])
  return `${type}${numbers.map((number) => Math.round(number * 100) / 100).join(' ')}`
}
