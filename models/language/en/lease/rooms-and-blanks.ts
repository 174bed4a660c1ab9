import type { RoomAndBlankWords } from '../../words/lease/room-and-blank-words.ts'

export const roomsAndBlanks = {
  legalRate: `(?:legal|statutory) (?:rate|interest)`,
  feeForLate: String.raw`late (?:payment )?fee|\bfees?\b|penalty|surcharge|reminder`,
  onTop: String.raw`in addition|on top|besides`,
  ofLateReturn: String.raw`(?:10 ?%|ten per ?cent) (?:[\w']+ ){0,3}rent.{0,30}(?:started|begun|commence)`,
  owesTenant: String.raw`\bowes? (?:the )?(?:tenant|lessee)|\bpays? (?:the )?(?:tenant|lessee)`,
  isNo: `not a|is no`,
  room: `bed ?room|room`,
  per: `per|a|each|every`,
  dayOrWeek: `day|week`,
  sideRoom: `(?:storage|store|utility|bath|dining|laundry|boiler|wash|living|shower|technical)[ -]?rooms?`,
  otherRoom: `bath|kitchen|cellar|store|balcon|garage`,
  sharers: `beds|tenants|sharers`,
  persons: `people|persons?|occupants?|occupiers?|adults|members?|beds`,
  bunkBed: `bunk beds?`,
  lives: String.raw`
    occup(?:y|ied)|habit\w*|liv(?:e|es|ing)|let|share|shared|beds?|for|maximum|max\.|at most|up to|occupants?|occupation|occupancy
  `,
  shares: `shar(?:e|es|ed|ing)`,
  with: `with`,
  blankLabel: `to be completed|date|name`,
  toFillIn: `to be (?:completed|filled|confirmed)`,
  signature: `signature|signed|read and approved`,
  version: `version|text`,
  prevails: `prevail`,
} satisfies RoomAndBlankWords
