import type { AskedKindWords } from '../../../words/queries/types/asked-kind-words.ts'

export const askedKinds = {
  headings: 'must|wish',
  openers: String.raw`
    looking|search\w*|hi|hello|two|three|single|just|simple|nice|small|cheap|furnished|whole|entire|building|indoor
    underground|lock|lockup|lockable|closed|covered|private|centre|center
  `,
  toBuild: 'build|building',
  commercial: 'shop|commercial|retail',
  premises: 'units?|spaces?|premises',
  homeOffice: 'home',
  officeSeeking: 'lease|rent|let|looking for',
  officeFillers: 'a|an|small|ground|floor',
  seekers: 'i am|i m',
  seeking: 'looking for|need',
  articles: 'a|an',
  without: 'without',
  articleE: '',
  locals: '',
  localFor: '',
} satisfies AskedKindWords
