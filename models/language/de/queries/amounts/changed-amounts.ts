import type { ChangedAmountWords } from '../../../words/queries/amounts/changed-amount-words.ts'

export const changedAmounts = {
  noLonger: String.raw`(?:ist |sind |liegt )?nicht(?: mehr)?(?: bei)?`,
  after: String.raw`sondern|jetzt|nun|bei|es|sind|ist`,
  changed: String.raw`erhoht|gestiegen|angehoben|aufgestockt|gesenkt|reduziert|heraufgesetzt|hochgesetzt|gewachsen|geandert`,
  from: String.raw`von`,
  to: String.raw`auf`,
  insteadOf: 'statt|anstatt|anstelle von',
  enough: String.raw`reich(?:en|t|te|ten)|genug(?:en|t|te|ten)|tun (?:s|es)(?: auch)?|tut (?:s|es)(?: auch)?|(?:sind|waren|ist|ware) genug`,
} satisfies ChangedAmountWords
