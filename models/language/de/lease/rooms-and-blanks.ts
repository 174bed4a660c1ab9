import type { RoomAndBlankWords } from '../../words/lease/room-and-blank-words.ts'

export const roomsAndBlanks = {
  legalRate: String.raw`gesetzlich\w* .{0,20}zins`,
  feeForLate: `mahn|gebuhr|strafe|zuschlag`,
  onTop: String.raw`uber .{0,30}hinaus|zusatzlich|neben`,
  ofLateReturn: String.raw`
    (?:10 ?%|zehn prozent) (?:\w+ ){0,3}(?:monats)?miete.{0,30}(?:angefangen|begonnen)
    (?:angefangen|begonnen)\w* (?:\w+ ){1,2}(?:10 ?%|zehn prozent) (?:\w+ ){0,2}(?:monats)?miete
  `,
  owesTenant: `zahlt (?:er |sie )?dem (?:mieter|pachter)|schuldet (?:er |sie )?(?:dem|der) mieter`,
  isNo: `(?:ist|sind) keine?`,
  room: `schlafzimmer|zimmer`,
  per: `pro|je|jeden?|je angefangene`,
  dayOrWeek: `tag|woche`,
  sideRoom: `bad(?:e)?zimmer|wohnzimmer|esszimmer`,
  otherRoom: String.raw`wc\b|toilette|bad\b|kuche|keller\b|abstell|balkon|terras|garage`,
  sharers: `betten|mieter|bewohner`,
  persons: `personen|bewohner|erwachsene|mitglieder|betten`,
  bunkBed: `etagenbett|stockbett`,
  lives: String.raw`
    bewohnt|bewohnen|wohn(?:t|en)|vermiet\w*|passen|betten|fur|maximum|max\.|hochstens|bis zu|bis|personenzahl
  `,
  shares: String.raw`teil(?:en|t|st)|mitbenutz\w*`,
  with: `mit`,
  blankLabel: `name|betrag|datum`,
  toFillIn: `auszufullen|noch einzutragen`,
  signature: `unterschrift|gelesen und genehmigt`,
  version: `version|fassung|text|sprache`,
  prevails: `massgeb|massgeblich|gilt|zahlt|verbindlich`,
} satisfies RoomAndBlankWords
