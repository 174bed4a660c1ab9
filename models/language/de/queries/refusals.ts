import type { RefusalWords } from '../../words/queries/refusal-words.ts'

export const refusals = {
  noes: 'nein',
  noAnswers: '',
  sighs: '',
  nots: 'nicht',
  goingOn: 'an|in|im|am|ein|eine|einen|der|die|das|den|dem|zu|um',
  verbs: 'ist|sind|da|dann',
  denialFillers: 'auch|doch|eher|lieber|so',
  please: 'bitte',
  lastWords: 'danke',
  likewise: 'auch nicht',
  likewiseNext: '',
  likewiseLast: '',
  nor: '',
  neither: 'weder',
  norSecond: 'noch',
  unbearable: String.raw`niesen|allerg\w*|asthma\w*`,
  eager: '',
  falseFriends: '',
  refusing: String.raw`
    (?:weglassen|aussortieren|ausschliessen|ausklammern|aussparen)\b|(?:finger|hande) weg\b|erspar\w* (?:mir|uns|ihm|ihr)\b
    lehn(?:t|en|e)\b.*\bab\b|(?:hasst|verabscheut)\b|kein(?:e|em|er)? interesse\b|kein(?:e|en)? (?:objekte?|wohnung|wohnungen|haus|hauser) mit
  `,
  none: '(?:gibt es )?keine?r?|nein',
  notOwned: String.raw`(?:haben|besitzen) wir (?:nicht|kein\w*)|habe ich (?:nicht|kein\w*)`,
  onNoAccount: '(?:auf|in) (?:gar )?keinen fall|unter keinen umstanden|ausgeschlossen|lehnt|lehnen',
  tired: 'satt|leid|genug',
  far: '',
  englishAfterNo: '',
  afterOtherNo: '',
} satisfies RefusalWords
