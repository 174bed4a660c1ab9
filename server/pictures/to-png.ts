import { BusyError } from '../base/busy.ts'
import { textAsPaths } from './text-paths.ts'

/** Maximum pictures that wait for their turn. */
const MOST_WAITING = 40

let waiting = 0
let before: Promise<unknown> = Promise.resolve()

/**
 * Paints a drawing of ours, one after another, so that pictures never take more than one processor from the pages.
 * @param scale pixels for each unit of the drawing
 * @throws BusyError while too many wait
 */
export async function toPng(svg: string, scale = 1): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new BusyError('Too many pictures are being drawn. Try again shortly.', 2_000)
  waiting++
  const painted = before.then(() => paint(svg, scale))
  before = painted.catch(() => undefined)
  return await painted.finally(() => waiting--)
}

async function paint(svg: string, scale: number): Promise<Buffer> {
  // Loaded with the first picture: most servers for agents never paint one.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(textAsPaths(svg)), { density: 72 * scale })
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer()
}
