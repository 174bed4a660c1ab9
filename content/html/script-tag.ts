import type { Locale } from '../../models/kernel/locale.ts'
import { sayIn } from '../say/words.ts'
import { markup, type Markup } from './markup.ts'

/** The site's own script with the words that it says. @param address holds the hash of its content */
export function scriptTag(address: string, locale: Locale): Markup {
  const say = sayIn(locale)
  return markup`<script defer src="${address}" data-copy="${say('script.copy')}" data-copied="${say('script.copied')}"
data-photos="${say('script.photos')}" data-previous="${say('script.previous')}" data-next="${say('script.next')}"
data-close="${say('homes.close')}" data-show="${say('script.show', { count: '{count}' })}"></script>`
}
