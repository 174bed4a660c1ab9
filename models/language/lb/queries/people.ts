import type { PeopleWords, PersonCounts } from '../../words/queries/people-words.ts'

export const people = {
  childAdjectives: 'kleng|gross',
  children: 'kanner|jongen|meedercher',
  persons: String.raw`persounen?|leit|erwuessener|kapp|aarbechter\w*|mataarbechter\w*`,
  family: 'famill|familljen?|stot|stout|mir sinn|mir si|si(?:nn)? m[ei]r|mir wieren|mir ginn',
  families: 'famil',
  ofThem: 'mat|vun',
  flatmates: String.raw`matbewunner\w*|frenn|kolleeg(?:en|innen)|frendinnen|studenten|meedercher zesummen`,
  guests: String.raw`desch|descher|invites?|grillen|grillowend\w*|feieren|gaascht|geescht`,
  guestsBeside: 'mat|an',
  guestsAt: 'um|ronderem|beim',
  roomOwners: '',
  childRooms: 'kannerzemmer[en]*',
  loneParent: String.raw`eenzelerzeiend\w*|alleinerzeiend\w*|eleng erzeiend\w*|(?:mamm|papp)(?= mat )`,
  alone: 'leedeg|onbestuet|eleng|eleen',
  baby: String.raw`neigebuer\w*|beebee|bebee|puppelchen|bopchen`,
  twins: 'zwillengen?',
  couples: 'koppelen|puer|puren',
} satisfies PeopleWords

export const personCounts = {
  zweet: 2,
  drett: 3,
  veiert: 4,
  foneft: 5,
  fenneft: 5,
  siwent: 7,
} satisfies PersonCounts
