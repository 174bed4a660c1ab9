import { encode } from 'uqr'
import { markup, type Markup } from '../../../../content/html/markup.ts'

/** Modules of white around a code, which readers need. */
const QUIET = 4

/** Draws a text as a QR code: one path in an inline picture, without a style or script of its own. */
export function qrDrawing(text: string, label: string): Markup {
  const { data, size } = encode(text, { border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return markup`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="232" height="232" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${dark.join('')}"/></svg>`
}
