import type { AskedKindWords } from '../../../words/queries/types/asked-kind-words.ts'

export const askedKinds = {
  headings: 'muss|wunsch',
  openers: String.raw`
    brauch\w*|suche|zwei|mobliert\w*|moebliert\w*|seriose?r?|ruhige[snr]?|zentrum|abgeschlossene|verschliessbare
    geschlossene
  `,
  toBuild: 'bauen|bebauen',
  commercial: String.raw`gewerblich\w*|kommerziell\w*`,
  premises: 'flachen?|raume?|lokal',
  homeOffice: '',
  officeSeeking: String.raw`mieten|such\w*`,
  officeFillers: 'ein|kleines',
  seekers: 'ich',
  seeking: 'suche|such|brauche',
  articles: 'eine?n?',
  without: 'ohne',
  articleE: '',
  locals: '',
  localFor: 'fur',
} satisfies AskedKindWords
