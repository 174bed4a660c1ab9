import type { RefusalWords } from '../../words/queries/refusal-words.ts'

export const refusals = {
  noes: 'nee',
  noAnswers: 'neen',
  sighs: '',
  nots: 'net',
  goingOn: 'a|am|an|d|de|den|en|op|um|zu',
  verbs: 'ass|sinn|do',
  denialFillers: 'och|dach|leiwer|so',
  please: 'wegl|w e g',
  lastWords: '',
  likewise: 'och net',
  likewiseNext: '',
  likewiseLast: '',
  nor: '',
  neither: 'weder',
  norSecond: 'nach',
  unbearable: String.raw`allerg\w*|asthma\w*`,
  eager: '',
  falseFriends: '',
  refusing: String.raw`
    (?:ausschleissen|ewechloossen|ewech loossen|aussorteieren)\b|loos\w* (?:alles )?ewech\b|(?:fangeren|hann) ewech\b
    refuseier\w*|lehn(?:t|en)\b.*\bof\b|haasst\b|enner kengen? emstann\w*|ken interessi? un
  `,
  none: 'keng|keen|nee',
  notOwned: String.raw`hu(?:nn)? (?:mir|ech) (?:net|keng\w*|keen)`,
  onNoAccount: 'op (?:guer )?kee fall|refuseiert|refuseieren|enner kengen? emstann',
  tired: 'midd|genuch',
  far: '',
  englishAfterNo: '',
  afterOtherNo: 'suden|norden|osten|westen|bei|beim',
} satisfies RefusalWords
