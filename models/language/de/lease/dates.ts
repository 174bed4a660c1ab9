import type { DateWords } from '../../words/lease/date-words.ts'

export const dates = {
  theDay: 'den|am',
  law: String.raw`gesetz\w*|reglement\w*|verordnung|richtlinie`,
  amended: String.raw`geandert\w*|in kraft`,
  birth: String.raw`geboren|geburtsdatum|geburt\b|\bgeb\.`,
  paper: String.raw`rechnung\w*|reisepass|ausweis|ausgestellt|gultig bis|energiepass|abrechnung|gekauft|erbaut|schreiben|quittung|zahlung|kaufvertrag`,
  signed: 'unterzeichnet|unterschrieben|ausgefertigt|geschlossen',
  by: 'spatestens|bis|bis zum|vor',
  and: 'und|oder',
  ofTheDay: 'vom|am|den',
  factsOfPersons: 'geboren|geburt',
  lease: 'miet|vertrag|dauer|verhaltnis',
  doneOrSigned: String.raw`unterschr\w*|unterzeichnet|ausgefertigt|gez`,
  otherSpans: 'garantie|kaution',
} satisfies DateWords
