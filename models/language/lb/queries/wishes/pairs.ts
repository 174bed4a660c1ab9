import type { PairWords } from '../../../words/queries/wishes/pair-words.ts'

export const pairs = {
  couple: 'koppel|[a-z]{4,}koppel|puer',
  partner: 'fra|frendin|frend|partner|partnesch',
  mate: 'kolleegin|kolleg|frend|brudder|schwester',
  me: 'mech|mir|ech',
  mine: 'maie?r?|meng?e?[mrn]?|mang',
  mineMany: 'meng',
  andPartner: '',
  bothOfUs: 'mir allebeid|mir sinn allebeid|mir zwee|allebeid (?:pensioneiert|an der pensioun)',
  both: 'allebeid|zwee',
  oneChildBefore: 'en|eng(?:em|er)?|meng(?:em|er)|eisem|eise[rn]?|mai(?:n|nt)?',
  oneChild: 'kand|jong|meedchen|duechter|bouf',
} satisfies PairWords
