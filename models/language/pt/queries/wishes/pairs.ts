import type { PairWords } from '../../../words/queries/wishes/pair-words.ts'

export const pairs = {
  couple: 'casal',
  partner: 'mulher|marido|namorad[oa]|companheir[oa]|esposa',
  mate: 'amigo|amiga|colega|irmao|irma',
  me: 'mim|eu',
  mine: 'o|a|meu|minha',
  mineMany: 'os meus|as minhas',
  andPartner: '',
  bothOfUs: 'nos os 2|ambos reformados|os 2 reformados',
  both: 'ambos|reformados|2',
  oneChildBefore: 'uma?|o meu|a minha|o seu|a sua|meu|minha|o nosso|a nossa',
  oneChild: 'filho|filha|crianca',
} satisfies PairWords
