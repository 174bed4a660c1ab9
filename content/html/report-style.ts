import { createHash } from 'node:crypto'

/** Style of reports that are one file and are read outside of the service, too. */
export const REPORT_STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:16px/1.5 system-ui,sans-serif;margin:0}',
  'main{max-width:60rem;margin:0 auto;padding:1.5rem}',
  'table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}',
  'th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8884}',
  '.unseen{position:absolute;clip-path:inset(50%)}',
  'svg{max-width:100%}',
  '.lines{display:block;margin-left:52px;width:calc(100% - 9rem);overflow:visible}',
  '.grid{stroke:#8884}.tick{text-anchor:end}.year{text-anchor:middle}text{font-size:12px;fill:currentColor}',
  '.line{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}.range{fill-opacity:.17}',
  'h1,td:first-child{overflow-wrap:anywhere}',
  'th:nth-last-child(-n+2),td:nth-last-child(-n+2){text-align:right}',
].join('')

/** Lets the style through a content security policy that refuses styles within pages. */
export const REPORT_STYLE_HASH = `sha256-${createHash('sha256').update(REPORT_STYLE).digest('base64')}`
