import type { WayToWorkWords } from '../../words/queries/way-to-work-words.ts'

export const waysToWork = {
  minutes: 'minutes?|mins?',
  hours: 'hours?|h',
  quarterHour: '(?:a )?quarter of an hour|quarter hour',
  halfHour: '(?:a )?half an hour|half hour',
  threeQuarters: 'three quarters of an hour',
  oneHour: 'an hour',
  transit: 'train|trains|tram|bus|busses|public|transit|rail',
  bike: 'bike|bicycle|cycling|cycle',
  walk: 'walk|walking|walkable|foot',
  car: 'car|cars|drive|drives|driving',
  between: String.raw`
    via|rail|railway|max|maximum|tops|train|tram|bus|car|bike|cycle|cycling|bicycle|foot|walking|public|transport
    transit|commute|drive|driving|ride|offices?|job|plateau|downtown|central|hospital|station|campus|lux|grand|door
    from
  `,
  atWork: String.raw`
    work|works|working|start|starting|starts|joining|based|posted|job|jobs|(?:my|our|the|her|his) office|employed
    employer|study|studies|studying|commute|commutes|commuting|daily|every day
  `,
  atWorkFillers: String.raw`
    nights?|days?|full|part|time|is|are|as|an?|nurse|doctor|teacher|engineer|banker|both|in|at|for|near|on|the|to
  `,
  prepositions: 'in|at|on',
  articles: 'the',
  ridesTo: 'to|towards|into',
  commuting: String.raw`commut\w*`,
  ways: 'commute|commuting',
  by: 'by',
  joints: 'and|plus',
  headings: 'commute|reachability|accessibility|(?:way|distance) to work|(?:travel|commuting) time|journey',
} satisfies WayToWorkWords
