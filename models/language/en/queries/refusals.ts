import type { RefusalWords } from '../../words/queries/refusal-words.ts'

export const refusals = {
  noes: 'not?',
  noAnswers: '',
  sighs: 'oh',
  nots: '',
  goingOn: 'a|an|the|in|on|at',
  verbs: 'is|are',
  denialFillers: 'also|either|so',
  please: 'please',
  lastWords: 'thanks?|either',
  likewise: 'neither',
  likewiseNext: '',
  likewiseLast: 'not either|either',
  nor: 'neither|nor',
  neither: '',
  norSecond: '',
  unbearable: String.raw`sneez\w*|allerg\w*|asthma\w*|can t stand|cannot stand`,
  eager: 'keen (?:on|to)',
  falseFriends: 'still',
  refusing: String.raw`
    (?:rejects?|refuses?|dislikes?|loathes?|excludes?|excluding)\b(?! to\b)|would be a deal ?breaker
    not interested in (?:[a-z]+ )?(?:with|that)|not (?:home|flat|house|property|properties|homes|flats|houses) with
    (?:leave|leaving) out\b|(?:skip|skipping)\b|(?:steer|stay|keep) (?:clear|away) (?:of|from)\b|rule out\b|weed out\b|spare (?:me|us|him|her|them)\b
    (?:homes|flats|houses|properties|anything|everything) with .* (?:are|is) (?:ruled out|excluded|out)
  `,
  none: 'none|not|false',
  notOwned: '(?:we|i) (?:have|own) none',
  onNoAccount:
    '(?:under|in) (?:not?|any) circumstances?|on not? account|(?:rejects?|refuses?|excludes?|excluded)(?! to)|not interested in',
  tired: 'done|fed|sick|tired|enough',
  far: 'far',
  englishAfterNo: String.raw`
    ground|top|upper|attic|basement|new|house|flat|apart|terrace|fire|cellar|open|agenc|renov|work|main|busy|road
    neighbo|student|shar|kids|fees|carpet|pet|smok|stair|steps|noise|lift|balcon|garage|parking|furnit|garden|pool
    studio|traffic|car\b
  `,
  afterOtherNo: '',
} satisfies RefusalWords
