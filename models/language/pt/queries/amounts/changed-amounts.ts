import type { ChangedAmountWords } from '../../../words/queries/amounts/changed-amount-words.ts'

export const changedAmounts = {
  noLonger: String.raw`(?:ja )?nao (?:sao|e|estamos em|sera)|ja nao`,
  after: String.raw`mas|sim|agora|e|sao|de`,
  changed: String.raw`subi(?:u|mos|ram)|aument(?:ou|amos|ei)|pass(?:ou|amos)|baix(?:ou|amos|ei)|desceu|mudou`,
  from: String.raw`de`,
  to: String.raw`para|a`,
  insteadOf: 'em vez de|em lugar de',
  enough: String.raw`cheg(?:am?|avam?)|bast(?:am?|ariam?)|serv(?:em?|iam?)|sao suficientes|e suficiente`,
} satisfies ChangedAmountWords
