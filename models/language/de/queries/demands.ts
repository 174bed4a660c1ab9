import { wordsOf } from '../../words/lines.ts'
import type { DemandPhrases, DemandWords } from '../../words/queries/demand-words.ts'

export const demandWords = {
  musts: wordsOf('unbedingt zwingend pflicht unverzichtbar notwendig ausschliesslich nur musshaben'),
  softeners: wordsOf(`
    idealerweise vorzugsweise moglichst eventuell gerne gern wenn bestenfalls wunsch wunsche bonus optional
  `),
  indifferent: wordsOf('brauch brauche brauchen braucht notig noetig wichtig egal optional'),
} satisfies DemandWords

export const demandPhrases = {
  mustPhrases: String.raw`
    ein muss|nicht verhandelbar|keine? kompromisse?|besteh(?:t|en|e) auf|verlangt\b|vorausgesetzt|voraussetzung|bedingung|auf jeden fall
    mussen (?:\w+ ){0,3}(?:sein|haben|dabei|vorhanden)
  `,
  must: 'muss',
  be: 'sein|haben|dabei',
  beSoon: 'vorhanden|her',
  denials: String.raw`nicht|kein\w*|nicht unbedingt`,
  needs: String.raw`brauch\w*|benotigt|notig|noetig|notwendig|wichtig|zwingend`,
  needVerbs: String.raw`brauch\w*`,
  needers: 'ich|wir',
  denialsBehind: 'nicht|keine?n?',
  needless: String.raw`
    stort (?:sie|ihn|mich|uns) nicht
    (?<![a-z0-9] )ob|unnotig|uberflussig|entfallt|entfallen|unwichtig|nebensachlich|nebensache|(?:ist|sind) zweitrangig
    (?:kann|konnen) (?:er|sie|ich|man|wir) (?:gut )?verzichten|verzichtbar|besteh\w* nicht auf
    (?:ist|sind) (?:ihm|ihr|ihnen) egal|nicht mehr notig
  `,
  indifferentLast: 'egal|optional',
  mustVerbs: 'muss|mussen',
  mustDenials: 'nicht',
  noDemand: 'spielt keine rolle|keine? (?:muss|pflicht|bedingung)|nicht erforderlich',
} satisfies DemandPhrases
