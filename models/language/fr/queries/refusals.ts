import type { RefusalWords } from '../../words/queries/refusal-words.ts'

export const refusals = {
  noes: 'non',
  noAnswers: '',
  sighs: 'oh',
  nots: 'pas',
  goingOn: 'de|d|du|un|une|le|la|les|a|au|dans|en',
  verbs: 'est|sont|donc',
  denialFillers: 'non|aussi|finalement|plutot',
  please: 'svp',
  lastWords: 'merci|plus|finalement',
  likewise: 'non plus',
  likewiseNext: 'aussi non',
  likewiseLast: '',
  nor: 'ni',
  neither: '',
  norSecond: '',
  unbearable: String.raw`allerg\w*|asthma\w*|eternu\w*`,
  eager: '',
  falseFriends: '',
  refusing: String.raw`
    (?:ecarte[rz]?|bann(?:ir|issez)|proscri(?:re|vez)|laisse[rz]? (?:de cote|tomber)|epargne[rz]? (?:moi|nous|lui|leur))\b
    (?:refusent|rejettent?|exclut|excluent|detestent)\b|(?:pas|aucune?) (?:de )?(?:logements?|biens?|maisons?|appartements?) avec
  `,
  none: 'non|aucune?|neant',
  notOwned: '(?:on|nous|je|j) n en (?:a|avons|ai) pas',
  onNoAccount: 'refusent?|rejettent?|excluent|exclue?s?|en aucun cas|a aucun prix|sous aucun pretexte',
  tired: 'marre|ras|fini',
  far: 'loin',
  englishAfterNo: '',
  afterOtherNo: '',
} satisfies RefusalWords
