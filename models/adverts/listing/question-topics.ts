/** Facts of a listing that readers ask about and correct, by their interface names. */
export const ASKED_FACTS = [
  'price',
  'charges',
  'deposit',
  'agencyFee',
  'areaSqm',
  'landAreaSqm',
  'rooms',
  'beds',
  'baths',
  'floor',
  'energyClass',
] as const

/** Topics of questions to an advertiser. Beyond fields of the listing: amenities that an advert may simply not mention. */
export const QUESTION_TOPICS = [
  ...ASKED_FACTS,
  'insulationClass',
  'constructionYear',
  'condition',
  'furnished',
  'availableFrom',
  'location',
  'heating',
  'parking',
  'elevator',
  'outdoorSpace',
  'cellar',
  'pets',
] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]
