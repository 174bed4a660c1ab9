import type { ConcessionWords } from '../../../words/queries/amounts/concession-words.ts'

export const concessions = {
  before: String.raw`
    a la rigueur|au pire|s il le faut|(?:peut|peux|pouvons|pourrait|pourrais) (?:monter|aller|pousser)(?: jusqu)? (?:a|au)
    je (?:monte|vais) jusqu a|quitte a (?:monter|aller)(?: jusqu)? a
    (?:accepterions?|accepterais|accepterait)(?: toutefois)?(?: d aller)? jusqu a|(?:irais|irions|irait) jusqu a
  `,
  after: String.raw`
    a la rigueur|au pire|s il le faut|si necessaire
    (?:suffiraient|suffirait|iraient|irait|passeraient|conviendraient)(?: aussi)?|(?:seraient|serait) acceptables?
  `,
  openers: 'bon|allez|ok|mais|d accord',
} satisfies ConcessionWords
