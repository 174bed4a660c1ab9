import type { DayToMoveInWords } from '../../../words/queries/amounts/day-to-move-in-words.ts'

export const daysToMoveIn = {
  now: String.raw`
    available now|immediately|straight away|straightaway|ready to move into now|from now on|now free|immediate|asap
    as soon as possible|right away|available right now|from now
  `,
  nextMonth: 'next month',
  everydayMonths: 'ago|out|set',
  numberMonth: '',
  christmas: 'christmas|xmas',
  christmasThings: 'tree|trees|market|dinner|lights|boxes|decorations|stuff|party',
  thingsOfChristmas: '',
  ofChristmas: '',
  begins: 'start|beginning|early',
  middles: 'mid|middle',
  middlesOfMonths: '',
  ends: 'end|late',
  ofYear: 'of|the',
  latest: 'by|before|latest',
  not: 'not|no',
  earlier: 'before|earlier than',
  handedOver: String.raw`deliver\w*|handover|complet\w*|finished`,
  ready: 'ready',
  leads: String.raw`
    available|availability|free|mid|middle|ends|beginning|start|early|onwards|move|moving|from|by|before|starting
    until|latest|in
  `,
  leadFillers: 'the|in|of|from|by|on|a|as|or|st|nd|rd|th',
  in: 'in',
  availability: 'available|free',
  moves: String.raw`mov\w+|relocat\w*|arriv\w*|start\w*`,
  movesNow: String.raw`move|as soon as|straight|right away|immed\w*|asap`,
  joints: 'to|until|till',
  starts: 'starts?|starting|onwards|move',
  dayEnds: 'of',
  dayArticles: 'the',
  behindDays: 'and|or|at',
} satisfies DayToMoveInWords
