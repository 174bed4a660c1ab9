import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { paragraph, type Block } from '../sections/block.ts'
import type { Document } from '../sections/document.ts'

/** Lays out a product's first page: its title, description and lead, then the blocks. */
export function overview(
  product: 'data' | 'frontalier' | 'insights',
  locale: Locale,
  blocks: readonly Block[],
): Document {
  const say = sayIn(locale)
  return {
    locale,
    title: say(`${product}.title`),
    description: say(`${product}.description`),
    blocks: [paragraph(say(`${product}.lead`), 'lead'), ...blocks],
    sources: [],
  }
}
