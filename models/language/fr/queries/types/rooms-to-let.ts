import type { RoomToLetWords } from '../../../words/queries/types/room-to-let-words.ts'

export const roomsToLet = {
  shared: String.raw`coloc\w*|partage\w*`,
  bedrooms: '',
  countedRooms: '',
  articles: 'un|une|petite|simple|double',
  noRoom: '',
  for: 'pour',
  onePerson: 'louer|etudier|mes etudes|etudiante?s?|personne|stagiaires?|saisonnier|fils|fille|moi|max',
} satisfies RoomToLetWords
