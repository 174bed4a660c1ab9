import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf(`
    obrigatorio obrigatoria obrigatoriamente indispensavel imprescindivel essencial vital apenas somente exclusivamente
  `),
  softeners: wordsOf('idealmente preferencia preferencialmente possivel talvez eventualmente desejo desejos'),
  indifferent: wordsOf('preciso precisa precisamos necessario importa importante'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    um must|nao negociavel|inegociavel|sem compromissos|(?<!nao )faz questao|exige\b|sine qua non|exigido|exijo|tem de ter
    tem que ter|tem mesmo|faco questao|de certeza
  `,
  must: '',
  be: '',
  beSoon: '',
  denials: 'nao',
  needs: String.raw`preciso|precisa\w*|necessario`,
  needVerbs: String.raw`precis\w+`,
  needers: 'eu',
  denialsBehind: 'nao',
  needless: String.raw`
    nao (?:o|a|os|as|me|nos) incomoda
    desnecessari[oa]s?|dispensave(?:l|is)|superfluo|irrelevantes?|(?:e|sao) secundari[oa]s?|sem importancia
    nao (?:e|sao) (?:uma )?condicao|passar sem|nao (?:faz|fazem|faco) questao|ja nao (?:e|sao) precis[oa]s?|indiferentes?
  `,
  indifferentLast: 'indiferente|opcional',
  mustVerbs: '',
  mustDenials: '',
  noDemand: 'nao tem (?:de|que)|tanto faz|nao (?:e|sao) (?:obrigatori[oa]s?|importantes?|essencia(?:l|is)|um must)',
} satisfies DemandPhrases
