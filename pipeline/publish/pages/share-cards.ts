import sharp from 'sharp'
import { CARDS } from '../../../content/html/addresses.ts'
import { shareCard } from '../../../content/maps/share-card.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Writes the pictures that messengers and networks show beside a link: of the site and of every commune. */
export async function publishShareCards(
  writer: Pick<ReleaseWriter, 'write'>,
  { outlines, communes }: Pick<MarketFacts, 'outlines' | 'communes'>,
): Promise<void> {
  const write = async (path: string, svg: string): Promise<void> => {
    const picture = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 1, dither: 0 }).toBuffer()
    await writer.write(`public${path}`, picture, { contentType: 'image/png', publicPath: path })
  }
  await write(CARDS.site, shareCard(outlines))
  for (const { slug } of communes) await write(CARDS.commune(slug), shareCard(outlines, slug))
}
