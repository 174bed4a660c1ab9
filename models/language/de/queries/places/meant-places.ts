import type { MeantPlaceWords } from '../../../words/queries/places/meant-place-words.ts'

export const meantPlaces = {
  ordinaryNames: String.raw`
    grund|wahl|fels|stegen|hoffnung|schock|neuhaus|essen|berg|hell|ahn|land|haus|garten|bau|wald|au|an|am|im|in|wo
    mir|den|lilien|sauer|stausee|perl
  `,
  neverNames: 'park|nord|dorf|see|tram|bus',
  namesWithCapital: '',
  placed: 'in|zu|bei|nahe|oder',
  titles: 'herrn?|frau|dr',
  is: 'ist',
  tooMuch: 'zu',
  faults: 'laut|teuer|weit',
  isFaulty: '(?:hab|habe|haben) (?:ich|wir) (?:nix|nichts) gefunden',
  roads: 'stau|strasse',
  roadsTo: 'von|nach',
} satisfies MeantPlaceWords
