import type { WayToWorkWords } from '../../words/queries/way-to-work-words.ts'

export const waysToWork = {
  minutes: '(?:[a-z]{2,8})?minutten?|min',
  hours: 'stonn|stonnen',
  quarterHour: '(?:enger )?veierelstonn(?:chen)?',
  halfHour: String.raw`hal(?:le|lw|w)\w* stonn\w*`,
  threeQuarters: 'drai veierelstonn',
  oneHour: 'eng stonn|enger stonn',
  transit: String.raw`tram|bus|zuch|effentlechen|(?:bus|zuch|tram)minut\w+`,
  bike: String.raw`velo|velosminut\w+`,
  walk: 'fouss',
  car: String.raw`auto|fueren|autominut\w+`,
  between: String.raw`
    mam|vu|vum|effentlechen|effentlecher|hechstens|maximal|maximum|tram|bus|zuch|auto|velo|fouss|aarbecht|schaff|plateau
    spidol|gare|uni|campus|gutt
  `,
  atWork: 'all dag|schaffe|ufanken|schafft|schaffen|schaffs|aarbecht|(?:mai|menge?|eise?) buro|studeiert|studeieren',
  atWorkFillers: 'an|ass|bei|beim|beide|de|den|dem|der|d|op|um|zu|no',
  prepositions: 'am|op|zu',
  articles: 'der',
  ridesTo: 'no|op|bis|zum|zur',
  commuting: String.raw`pendl\w*|pendel\w*`,
  ways: 'aarbechtswee',
  by: 'mam',
  joints: 'an',
  headings: 'wee op d aarbecht|aarbechtswee|wee|erreechbarkeet',
} satisfies WayToWorkWords
