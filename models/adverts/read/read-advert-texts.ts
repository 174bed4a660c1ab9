import type { RawAdvert } from '../../contracts/listings/raw-advert.ts'
import { advertText, agencyRefFromText } from '../text/advert-text.ts'
import type { FoldedText } from './read-size.ts'
import { textOf } from './scalar.ts'

/** The texts of an advert as they may be kept, and as the readers of facts want them. */
export interface AdvertTexts {
  title: string | null
  description: string | null
  /** Title and description, for finding concepts. */
  told: string
  /** The same, folded, each for itself. */
  folded: FoldedText
  agencyRef: string | null
  redactions: number
  unlawful: number
}

const TITLE_LIMIT = 200

export function readAdvertTexts(advert: RawAdvert): AdvertTexts {
  const raw = textOf(advert.description)
  const title = advertText(textOf(advert.title), TITLE_LIMIT)
  const description = advertText(raw)
  return {
    title: title.text === null ? null : title.text.replaceAll('\n', ' '),
    description: description.text,
    told: [title.text, description.text].filter((text) => text !== null).join('\n'),
    folded: { title: title.folded, description: description.folded },
    agencyRef: description.text === null ? null : agencyRefFromText(description.text),
    redactions: title.redactions + description.redactions,
    unlawful: title.unlawful + description.unlawful,
  }
}
