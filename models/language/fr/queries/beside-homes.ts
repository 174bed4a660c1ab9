import type { BesideHomeWords } from '../../words/queries/beside-home-words.ts'

export const besideHomes = {
  with: 'avec',
  withToo: 'y compris|plus',
  withFillers: 'une?|petite?|independante?|et',
  within: 'dans|en|petit',
  withinFillers: 'l|un|une|petit|calme',
  beside: 'vues?|voir|voit|pres|face|pied|devant|proche',
  seen: 'visible|voir',
} satisfies BesideHomeWords
