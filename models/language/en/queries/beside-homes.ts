import type { BesideHomeWords } from '../../words/queries/beside-home-words.ts'

export const besideHomes = {
  with: 'with',
  withToo: 'including|incl|plus',
  withFillers: 'a|an|its|own|separate|small|little|independent|and',
  within: 'in|small|of',
  withinFillers: 'a|an|the|small',
  beside: 'views?|seeing|see|sees|overlooking|near|by|under|below|next|opposite',
  seen: 'views?|in sight|visible',
} satisfies BesideHomeWords
