import type { DayToMoveInWords } from '../../../words/queries/amounts/day-to-move-in-words.ts'

export const daysToMoveIn = {
  now: String.raw`
    de imediato|o mais (?:rapido|cedo|depressa) possivel|quanto antes|entrada imediata|mudanca imediata|imediatamente|disponivel ja|livre ja|ja livre
    disponivel imediatamente|imediato|ja disponivel|agora
  `,
  nextMonth: 'proximo mes|mes que vem',
  everydayMonths: 'mar',
  numberMonth: '',
  christmas: 'natal',
  christmasThings: '',
  thingsOfChristmas: 'arvore|jantar|mercado|aldeia|terra',
  ofChristmas: 'de|do|d',
  begins: 'inicio',
  middles: 'meados',
  middlesOfMonths: '',
  ends: 'fim|finais|final',
  ofYear: 'de|do',
  latest: 'antes|ate',
  not: 'nao',
  earlier: 'antes',
  handedOver: String.raw`entreg\w*|pront[oa]`,
  ready: '',
  leads: 'para|comeco|meados|principio|inicio|apartir|libero|disponivel|livre|entrada|mudar|antes|em',
  leadFillers: 'a|o|do|dia|as|ate|de|d',
  in: 'em',
  availability: 'livre|entrada|mudar',
  moves: String.raw`mudan\w*|dispo\w*|chego|chegamos|entrar`,
  movesNow: String.raw`mudanca|mais (?:rapido|cedo|depressa) possivel|quanto antes|dispon\w*|imediat\w*`,
  joints: 'a|ate',
  starts: '',
  dayEnds: 'de|do',
  dayArticles: '',
  behindDays: '',
} satisfies DayToMoveInWords
