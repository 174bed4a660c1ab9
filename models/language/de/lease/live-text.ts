import type { LiveTextWords } from '../../words/lease/live-text-words.ts'

export const liveText = {
  deleted: 'gestrichen|ersetzt|entf[aä]llt|aufgehoben',
  reducedTo: '',
  reducedBehind: 'herabgesetzt|reduziert|gesenkt|gekurzt|vermindert',
  voided: 'nichtig|unwirksam|unzulassig|verboten',
  notInLease: String.raw`
    (?:stehen|steht) (?:daher |deshalb |also )?(?:hier |in diesem vertrag )?nicht|(?:daher |deshalb |also )?nicht (?:enthalten|teil|bestandteil)
  `,
  depositHeading: '(?:miet)?kaution|mietsicherheit|mietgarantie',
  none: 'keine|entf[aä]llt|wird nicht verlangt',
} satisfies LiveTextWords
