import type { ChangedAmountWords } from '../../../words/queries/amounts/changed-amount-words.ts'

export const changedAmounts = {
  noLonger: String.raw`(?:n )?(?:est|sont) (?:plus|pas)(?: de)?|plus de|pas`,
  after: String.raw`mais|de|plutot|c|est|maintenant|on`,
  changed: String.raw`pass(?:e|ee|es|ons)|monte|montee?|augmente|augmentee?|releve|baisse|baissee?|reduit|change`,
  from: String.raw`de`,
  to: String.raw`a`,
  insteadOf: 'au lieu de|plutot que',
  enough: String.raw`suffi(?:t|sent|ra|ront|rait|raient)|ca (?:ira|suffit|va)|font l affaire|feront l affaire`,
} satisfies ChangedAmountWords
