import type { PairWords } from '../../../words/queries/wishes/pair-words.ts'

export const pairs = {
  couple: 'couples?|newlyweds',
  partner: 'wife|husband|partner|gf|bf|hubby|girlfriend|boyfriend|fiancee?',
  mate: 'colleague|friend|brother|sister',
  me: 'me|i|myself',
  mine: 'my',
  mineMany: 'my',
  andPartner: 'and|plus',
  bothOfUs: 'the 2 of us|both of us|both (?:retired|pensioners)',
  both: 'us|both',
  oneChildBefore: 'one|1|a|my|our|her|his|their',
  oneChild: 'child|kid|son|daughter|boy|girl',
} satisfies PairWords
