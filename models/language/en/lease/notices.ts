import type { NoticeWords } from '../../words/lease/notice-words.ts'

export const notices = {
  quarter: `(?:a|one) quarter`,
  halfYear: String.raw`half a year|a half year|one half year`,
  full: `full|whole|clear|complete|calendar|entire`,
  spans: `(?:calendar )?(?:months?|weeks?)`,
  counts: `two|three|four|five|six`,
  joint: `jointly and severally|joint and several`,
  article: `article`,
  leavesWith: String.raw`(?:leav|go|move)\w*\W.{0,200}(?:ahead|before)\b`,
  ofPurchase: String.raw`of (?:his|her|the|their|its) purchase|after (?:buying|the purchase)`,
  ofSpan: String.raw`(?:of )?(?:rent\b|occupation)`,
  ofLandlord: `(?:notice )?(?:of the|by the)`,
  noLonger: `(?:does|do) not apply|no longer appl`,
  tellsNotice: String.raw`\bahead\b|notice|in advance|terminat|beforehand|before`,
  tellsOthers: String.raw`notify|inform\w*|writes|reach(?:es)?\b`,
  receives: String.raw`receives?|gets?`,
  notANotice: String.raw`deposit|\bterm of\b|diplomat|augment|revis|index|charges|refund|capital|visit`,
  after: `
    before the end(?: of(?: the)?)?
    before|after|at the end of|every|first|during|within the
  `,
  articles: `the`,
  landlords: 'landlord|lessor|owner',
  oneOfThem: 'one of',
} satisfies NoticeWords
