import type { RoomAndBlankWords } from '../../words/lease/room-and-blank-words.ts'

export const roomsAndBlanks = {
  legalRate: `(?:taux|interets?) (?:d'interet )?(?:legal|legaux)`,
  feeForLate: `penalit|clause penale|indemnite|frais (?:de (?:rappel|relance|retard|mise en demeure)|administratifs)|amende|forfait|rappel`,
  onTop: String.raw`en sus|outre|en plus`,
  ofLateReturn: String.raw`
    (?:10 ?%|dix pour ?cent) (?:\w+ ){0,3}loyers?.{0,30}(?:entame|commence)
    (?:entame|commence)\w* (?:\w+ ){1,2}(?:10 ?%|dix pour ?cent) (?:\w+ ){0,2}loyer
  `,
  owesTenant: String.raw`(?:doit|verse|paie) (?:\w+ )?(?:au|a la) (?:locataire|preneu\w+)`,
  isNo: `n'est pas une`,
  room: `chambre`,
  per: `par|chaque`,
  dayOrWeek: `jour|semaine`,
  sideRoom: ``,
  otherRoom: String.raw`salle|bains?\b|douche|wc\b|toilette|cuisine|cave|balcon|terras|garage`,
  sharers: `locataires|lits`,
  persons: `personnes?|occupants?|adultes|habitants|membres?`,
  bunkBed: `lits? superposes?`,
  lives: String.raw`
    occup(?:e|ee?s?|er|ent)|habit\w*|log(?:e|er|ent|es?)|loue\w*|pour|maximum|max\.|au plus|jusqu'a|occupants?|occupation
  `,
  shares: String.raw`partag\w*`,
  with: `avec`,
  blankLabel: `a completer|date|montant|nom`,
  toFillIn: `a completer`,
  signature: `signature|signe|lu et approuve`,
  version: `version|text|langue`,
  prevails: `fait foi|prevau?t`,
} satisfies RoomAndBlankWords
