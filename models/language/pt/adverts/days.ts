import type { DayWords } from '../../words/adverts/day-words.ts'

export const days = {
  firstEnding: '',
  dayEndings: '',
  beforeMonth: 'de',
  beforeYear: 'de',
  atOnce: 'disponivel ja|imediat',
  freeNow: `
    disponivel (?:ja|agora|imediatamente|de imediato)
    imediatamente disponivel
    disponibilidade(?: ?:)? imediata
    livre (?:de imediato|imediatamente)
  `,
  homeIs: '(?:o |a |este |esta )(?:apartamento|casa|moradia|estudio|imovel|duplex) esta',
} satisfies DayWords
