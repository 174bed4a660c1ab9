import type { PairWords } from '../../../words/queries/wishes/pair-words.ts'

export const pairs = {
  couple: 'paar|[a-z]{4,}paar|parchen|ehepaar',
  partner: 'frau|mann|freundin|freund|partner|partnerin',
  mate: 'kollegin|kollege|freundin|freund|bruder|schwester',
  me: 'mich|mir|ich',
  mine: 'mein(?:e[mnr]?)?',
  mineMany: 'meine',
  andPartner: '',
  bothOfUs: 'wir beide|(?:sind )?beide (?:rentner|pensionare|in rente|pensioniert|berufstatig)',
  both: 'beide',
  oneChildBefore: 'eine?[mr]?|meine?[mr]?|seine?[mr]?|ihre?[mr]?|unsere?[nmr]?',
  oneChild: 'kind|sohn|tochter',
} satisfies PairWords
