import type { ChangedAmountWords } from '../../../words/queries/amounts/changed-amount-words.ts'

export const changedAmounts = {
  noLonger: String.raw`(?:ass |sinn )?net(?: mei)?(?: bei)?`,
  after: String.raw`mee|elo|sondern|et|ass|sinn|bei`,
  changed: String.raw`eropgesat|eropgaang\w*|geklomm\w*|erofgesat|erofgaang\w*|geannert`,
  from: String.raw`vun?`,
  to: String.raw`op`,
  insteadOf: 'amplaz(?: vun?)?|statt',
  enough: String.raw`duer|g[ie]nn? duer|gi duer|geet duer|ginge duer|gi mer duer|dinn et och|deet et och|si genuch`,
} satisfies ChangedAmountWords
