import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { CARDS } from '../../../content/html/addresses.ts'
import { shareCard } from '../../../content/maps/share-card.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import { mapBounded } from '../../files/map-bounded.ts'
import { writeFileAtomic } from '../../files/write-atomic.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Cards drawn at the same time: the library draws in threads of its own. */
const CONCURRENCY = 4
const FORM = { palette: true, colours: 16, effort: 1, dither: 0 } as const

/**
 * Writes the pictures that messengers and networks show beside a link: of the site and of every commune. They show outlines and no figures, so that
 * nearly every release has those of the one before.
 * @param keptIn folder of the cards drawn for the last release, by the hash of what was drawn; others are removed from it
 */
export async function publishShareCards(
  writer: Pick<ReleaseWriter, 'write'>,
  { outlines, communes }: Pick<MarketFacts, 'outlines' | 'communes'>,
  keptIn: string,
): Promise<void> {
  mkdirSync(keptIn, { recursive: true })
  const cards = [
    { path: CARDS.site, svg: shareCard(outlines) },
    ...communes.map(({ slug }) => ({ path: CARDS.commune(slug), svg: shareCard(outlines, slug) })),
  ].map((card) => ({ ...card, kept: `${shortHash(JSON.stringify([sharp.versions, FORM, card.svg]), 32)}.png` }))
  const pictures = await mapBounded(cards, CONCURRENCY, ({ svg, kept }) => drawnOnce(join(keptIn, kept), svg))
  for (const [index, { path }] of cards.entries())
    await writer.write(`public${path}`, pictures[index]!, { contentType: 'image/png', publicPath: path })
  const current = new Set(cards.map(({ kept }) => kept))
  for (const name of readdirSync(keptIn)) if (!current.has(name)) rmSync(join(keptIn, name), { force: true })
}

async function drawnOnce(file: string, svg: string): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const picture = await sharp(Buffer.from(svg)).png(FORM).toBuffer()
  writeFileAtomic(file, picture)
  return picture
}
