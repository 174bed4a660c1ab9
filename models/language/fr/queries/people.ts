import type { PeopleWords } from '../../words/queries/people-words.ts'

export const people = {
  childAdjectives: 'jeunes|petits|grands',
  children: 'enfants?|gamins?|gosses?|ados?|fils|filles?',
  persons: 'personnes?|pers|adultes?|membres?|ouvriers|salaries|employes',
  family: 'famille|foyer|menage|nous sommes|nous serons|on est|on sera|on soit|nous soyons',
  families: 'famil',
  ofThem: 'de|d|a|avec',
  flatmates: 'colocs?|colocataires?|amis|copains|copines|collegues|etudiante?s',
  guests: String.raw`tables?|invites|invitees|convives|apero\w*|fetes?|barbecues?|recevoir`,
  guestsBeside: 'avec|et|plus',
  guestsAt: 'autour',
  roomOwners: '',
  childRooms: 'chambres? d enfants?|chambres? pour (?:les )?enfants',
  loneParent: String.raw`
    mere celibataire|pere celibataire|maman solo|papa solo|parent solo|famille monoparentale|monoparental|(?:mere|maman|pere|papa)(?= avec )
  `,
  alone: 'seul|seule|celibataire|solo',
  baby: 'bebe|bebes|nouveau|nourrisson',
  twins: 'jumeaux|jumelles',
  couples: 'couples',
} satisfies PeopleWords
