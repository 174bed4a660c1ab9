import type { PeopleWords } from '../../words/queries/people-words.ts'

export const people = {
  childAdjectives: 'small|little|young|grown|teenage|own|adult',
  children: 'kids?|child|children|toddlers?|teens?|teenagers?|boys?|girls?|sons?|daughters?',
  persons:
    'persons?|people|ppl|pers|pax|of us|adults?|heads?|members?|(?:construction |factory |shift )?workers|employees',
  family: 'family|familiy|household|we are|we re|us|we will be|we ll be|we d be|we would be|there ll be|there will be',
  families: 'famil',
  ofThem: 'of|a|the|all',
  flatmates: 'flatmates?|housemates?|mates?|buddies|pals|roommates?|sharers?|friends|colleagues|students',
  guests: String.raw`tables?|guests?|dinners?|barbecues?|bbq|party|parties|gather\w*`,
  guestsBeside: 'with|and|plus',
  guestsAt: 'at|around',
  roomOwners: 'kids|childrens|children|child|separate',
  childRooms: 'childrens? (?:bed)?rooms?|kids (?:bed)?rooms?',
  loneParent: 'single (?:mother|father|mum|mom|mam|dad|parent)|(?:mother|mum|father|dad)(?= (?:of|with) )',
  alone: 'alone|single|myself',
  baby: 'baby|babies|newborn|toddler|toddlers',
  twins: 'twins',
  couples: 'couples',
} satisfies PeopleWords
