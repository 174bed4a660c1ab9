import type { MeantPlaceWords } from '../../../words/queries/places/meant-place-words.ts'

export const meantPlaces = {
  ordinaryNames: String.raw`
    grass|plateau|park|cap|lux|roost|born|hell|land|forest|an|am|in|do|up|sure|hall|tram|bus|train|arc
  `,
  neverNames: 'centre|park|city|tram|bus|train|village',
  namesWithCapital: 'cents',
  placed: 'in|at|near|or',
  titles: 'mr|mrs|ms|miss|dr',
  is: 'is|s',
  tooMuch: 'too|far',
  faults: 'expensive|far|loud|noisy',
  isFaulty: '(?:i|we) (?:found nothing|had no luck)',
  roads: 'traffic',
  roadsTo: 'to|from',
} satisfies MeantPlaceWords
