import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf('onbedengt onbedingt noutwendeg obligatoresch eleng nemmen'),
  softeners: wordsOf('idealerweis am beschten gar wann meiglech wonsch wensch bonus'),
  indifferent: wordsOf('brauch brauchen noutwenneg egal'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    e muss|en must|net verhandelbar|kee kompromess|besteet op|verlaangt|viraussetzung|op alle fall|op jiddfer fall|mussen (?:\w+ ){0,3}(?:sinn|derbai)
  `,
  must: 'muss',
  be: 'sinn|derbai',
  beSoon: 'hunn',
  denials: 'net|keng|kee|keen',
  needs: String.raw`brauch\w*|neideg|noutwenneg|wichteg`,
  needVerbs: String.raw`brauch\w*`,
  needers: 'ech|mir',
  denialsBehind: 'net|keng|kee',
  needless: String.raw`
    steiert (?:si|hien|mech|eis|en) net
    (?<![a-z0-9] )ob|onneideg|iwwerflesseg|ewechfaalen|onwichteg|(?:ass|sinn) zweetrangeg|keng (?:conditioun|bedingung)
    kann (?:hien?|si|ech|een) (?:gutt )?verzichten|(?:ass|sinn) (?:him|hir|hinnen) egal|eendun
  `,
  indifferentLast: 'egal',
  mustVerbs: 'muss|mussen',
  mustDenials: 'net',
  noDemand: 'ken[gn]? (?:muss|bedingung)|kee (?:muss|bedingung)|net obligatoresch',
} satisfies DemandPhrases
