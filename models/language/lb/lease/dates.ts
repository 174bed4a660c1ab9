import type { DateWords } from '../../words/lease/date-words.ts'

export const dates = {
  theDay: 'de|den',
  law: String.raw`gesetz\w*|reglement\w*|memorial`,
  amended: String.raw`geannert\w*|ofgeannert\w*`,
  birth: String.raw`gebuer\w*`,
  paper: String.raw`facturen|rechnung\w*|energiepass|decompte|bref|breif|bezuelung`,
  signed: 'ennerschriwwen|gemaach',
  by: 'speitstens|bis|virum',
  and: 'an|oder',
  ofTheDay: 'vum|am|den',
  factsOfPersons: 'gebuer',
  lease: 'bail|kontrakt',
  doneOrSigned: String.raw`ennerschr\w*`,
  otherSpans: 'preavis|garantie',
} satisfies DateWords
