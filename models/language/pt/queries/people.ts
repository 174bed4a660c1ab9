import type { PeopleWords } from '../../words/queries/people-words.ts'

export const people = {
  childAdjectives: 'pequen[oa]s',
  children: 'filhos?|filhas?|meninos?|meninas?|criancas?|miudos?|adolescentes?',
  persons: 'pessoas?|adultos?|trabalhadores|operarios|empregados',
  family: 'familia|agregado|somos|seremos|vamos ser',
  families: 'famil',
  ofThem: 'de|a|com|em',
  flatmates: 'amigos|amigas|colegas|estudantes|raparigas',
  guests: 'mesa|convidados|convivas|churrascos?|festas?|jantares|almocos?',
  guestsBeside: 'com|e',
  guestsAt: 'na|volta',
  roomOwners: '',
  childRooms: 'quartos? de crianca|quartos? para (?:os )?filhos',
  loneParent: 'mae solteira|pai solteiro|monoparental|(?:mae|pai)(?= com )',
  alone: 'sozinho|sozinha|solteir[oa]',
  baby: 'bebe|bebes|recem',
  twins: 'gemeos|gemeas',
  couples: 'casais',
} satisfies PeopleWords
