import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf('onbedengt onbedingt noutwendeg obligatoresch eleng nemmen'),
  softeners: wordsOf('idealerweis am beschten gar wann meiglech wonsch wensch bonus'),
  indifferent: wordsOf('brauch brauchen noutwenneg egal'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    e muss|en must|net verhandelbar|op alle fall|op jiddfer fall|mussen (?:\w+ ){0,3}(?:sinn|derbai)
  `,
  must: 'muss',
  be: 'sinn|derbai',
  beSoon: 'hunn',
  denials: 'net|keng|kee|keen',
  needs: String.raw`brauch\w*|neideg|noutwenneg|wichteg`,
  needVerbs: String.raw`brauch\w*`,
  needers: 'ech|mir',
  denialsBehind: 'net|keng|kee',
  needless: 'onneideg|iwwerflesseg|ewechfaalen',
  indifferentLast: 'egal',
  mustVerbs: 'muss|mussen',
  mustDenials: 'net',
  noDemand: 'ken[gn]? (?:muss|bedingung)|kee (?:muss|bedingung)|net obligatoresch',
} satisfies DemandPhrases
