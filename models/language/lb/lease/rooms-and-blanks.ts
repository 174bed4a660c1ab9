import type { RoomAndBlankWords } from '../../words/lease/room-and-blank-words.ts'

export const roomsAndBlanks = {
  legalRate: String.raw`gesetzlech\w* (?:zins|zens|taux)`,
  feeForLate: `mahn|strof|rappel|fraisen`,
  onTop: String.raw`zousatzlech|nieft|niewent`,
  ofLateReturn: String.raw`
    (?:10 ?%|zeng prozent) (?:\w+ ){0,3}(?:loyer|mountsloyer).{0,30}(?:ugefaangen|begonnen)
    (?:ugefaang|begonnen)\w* (?:\w+ ){1,2}(?:10 ?%|zeng prozent) (?:\w+ ){0,2}loyer
  `,
  owesTenant: `bezilt (?:hien |hatt )?(?:dem )?locataire`,
  isNo: `(?:ass|sinn) keng`,
  room: `schlofkummer|schlofzemmer|chambre`,
  per: `pro|all`,
  dayOrWeek: `dag|woch`,
  sideRoom: `buedzemmer`,
  otherRoom: String.raw`wc\b|toilette|buedz|kichen|balcon|balkon|terras|garage|stuff|gank`,
  sharers: `better|locatairen`,
  persons: `leit|persounen?|better`,
  bunkBed: `etagebett`,
  lives: String.raw`wunn\w*|bewunnt|verlount|better|fir|maximum|max\.|bis zu|bis`,
  shares: String.raw`deel\w*`,
  with: `mat`,
  blankLabel: `datum`,
  toFillIn: `ze kompleteieren|nach ze bestemmen`,
  signature: `ennerschr`,
  version: `versioun|text`,
  prevails: `gellt`,
} satisfies RoomAndBlankWords
