import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf(`
    must indispensable mandatory essential required vital crucial absolutely definitely only compulsory mandatorily
    needed_absolutely obligatorily requirement
  `),
  softeners: wordsOf('ideally preferably possibly possible nice bonus plus maybe optional perhaps wish wishes'),
  indifferent: wordsOf('need needed necessary matter matters care important optional'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    a must|must have|has to have|have to have|needs to have|non negotiable|not? compromises? (?:on|with|about)|insists? on
    requires|not negotiable|deal ?breaker|sine qua non
  `,
  must: '',
  be: '',
  beSoon: '',
  denials: 'not|no|don t|dont|t',
  needs: String.raw`need\w*|necessary|required|important|must`,
  needVerbs: 'need',
  needers: 'i|we',
  denialsBehind: 'no',
  needless: String.raw`
    doesn t bother|does not bother
    (?<![a-z0-9] )whether|unnecessary|unneeded|irrelevant|unimportant|(?:is|are) secondary|not a condition
    of not? importance|wasted on|(?:can|could) (?:skip|do without)|(?:does not|doesn t|do not|don t|not) insist
    not a priority|makes? not? difference|all the same to|be (?:skipped|dispensed with)
  `,
  indifferentLast: 'optional|no matter',
  mustVerbs: 'must',
  mustDenials: '',
  noDemand: '(?:doesn|don|does|do) (?:t |not )?have to|whatever|doesn t matter',
} satisfies DemandPhrases
