import type { PersonWords } from '../../words/adverts/person-words.ts'

export const persons = {
  particles: 'von|der|den',
  titles: 'Herrn?|Frau',
  titleStems: 'Herr|Frau',
  titlesAsNames: '',
  contacts:
    '[Aa]nsprechpartner(?:in)?|[Kk]ontakt(?:ieren Sie)?|[Rr]ufen Sie|[Ii]hre? Makler(?:in)?|[Ee]igentümer(?:in)?',
  contactStems: 'nsprech|ontakt|ufen Sie|Makler|igentüm',
  afterContact: 'uns|unseren? (?:Makler|Kollegin)(?:in)?|direkt|ist',
  atNumber: 'unter',
  phones: '',
  onNumber: '',
  streets: String.raw`straße|strasse|\bstr\.|\bam`,
  ofStreet: '',
  noPersons: 'gmbh|heute',
} satisfies PersonWords
