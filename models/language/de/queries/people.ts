import type { PeopleWords, PersonCounts } from '../../words/queries/people-words.ts'

export const people = {
  childAdjectives: 'kleine[nr]?',
  children: 'kinder[n]?|kids|sohne|tochter|teenager',
  persons: String.raw`personen|leute|erwachsene[n]?|kopfig\w*|arbeiter\w*|mitarbeiter\w*|monteure\w*`,
  family: 'familie|haushalt|wir sind',
  families: 'famil',
  ofThem: 'mit|zu|von',
  flatmates: String.raw`kollege|mitbewohner\w*|freunde|freundinnen|kollegen|studenten|studentinnen|madels`,
  guests: String.raw`tisch|tische|gaste|gasten|grillen|grillabend\w*|feiern|feste`,
  guestsBeside: 'mit|und',
  guestsAt: 'am|um|zum|beim',
  roomOwners: '',
  childRooms: 'kinderzimmer[ns]?',
  loneParent: String.raw`alleinerziehend\w*|(?:mutter|vater)(?= mit )`,
  alone: 'ledig|allein|alleinstehend|alleinstehende[rn]?|alleine|single',
  baby: String.raw`baby|saugling|kleinkind|neugeboren\w*`,
  twins: 'zwillingen?|zwillinge?',
  couples: 'paare|parchen|ehepaare',
} satisfies PeopleWords

export const personCounts = {
  zweit: 2,
  zweien: 2,
  dritt: 3,
  dreien: 3,
  viert: 4,
  funft: 5,
  fuenft: 5,
  sechst: 6,
  sechsen: 6,
  dreikopfige: 3,
  vierkopfige: 4,
  vierkopfigen: 4,
  funfkopfige: 5,
  funfkopfigen: 5,
  sechskopfige: 6,
} satisfies PersonCounts
