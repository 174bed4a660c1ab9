import type { WayToWorkWords } from '../../words/queries/way-to-work-words.ts'

export const waysToWork = {
  minutes: '(?:[a-z]{2,8})?minuten|minute|min',
  hours: 'stunden?|h',
  quarterHour: '(?:einer )?viertelstunde',
  halfHour: String.raw`halb(?:e[nrs]?|stundig\w*) stunde|halbstunde`,
  threeQuarters: 'dreiviertelstunde',
  oneHour: 'eine stunde|einer stunde',
  transit: String.raw`tram|bus|busse|zug|bahn|offis|offentlichen|opnv|zugfahrt|(?:bus|zug|bahn|tram)minut\w+`,
  bike: String.raw`fahrrad|rad|biken|(?:fahr)?radminut\w+`,
  walk: 'fuss|zu fuss|gehminuten',
  car: String.raw`auto|autofahrt|fahrt|autominut\w+`,
  between: String.raw`
    bis|auf|via|offis|opnv|offentlichen|offentliche|verkehrsmitteln|verkehr|nahverkehr|maximal|max|maximum|allerhochstens
    hochstens|weniger|tram|bus|weg|zugfahrt|fahrt|fahrzeit|pendeln|zug|bahn|auto|autofahrt|rad|fahrrad|fuss|job
    arbeit|arbeitsplatz|buro|plateau|klinik|bahnhof|hauptbahnhof|station|uni|universitat|campus|knapp
  `,
  atWork: String.raw`
    taglich|arbeite|arbeitet|anfange|beginne|fange|arbeiten|arbeitsplatz|arbeit|(?:mein|meinem|unser|unserem) buro
    studiert|studiere|pendle|pendeln
  `,
  atWorkFillers: 'ist|sind|beide|als|bei|beim|im|in|am|auf|dem|der|den|an|zu|um|nach',
  prepositions: 'in|im|am|auf|zu|um',
  articles: 'der',
  ridesTo: 'nach|zum|zur|bis|richtung',
  commuting: String.raw`pendl\w*|pendel\w*`,
  ways: String.raw`arbeitsweg|pendel\w*`,
  by: 'mit|per',
  joints: 'und|plus',
  headings: 'erreichbarkeit|arbeitsweg|fahrzeit|pendelzeit|weg zur arbeit|anbindung',
} satisfies WayToWorkWords
