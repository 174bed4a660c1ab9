import type { AliasWords } from '../../words/lease/alias-words.ts'

export const aliases = {
  title: String.raw`Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?`,
  hereafter: 'hereinafter|hereafter',
  article: '(?:the )',
  otherArticle: '',
  labelledCompany: '',
  lets: 'lets?',
  from: 'of',
  to: 'to',
  articleOfPerson: '',
  are: 'is|are',
  articleOfNeighbour: '',
  and: 'and',
  couple: 'the couple',
  letBefore: String.raw`landlords?\s*:|between`,
  spouses: '(?:the )?couple',
  company: 'Ltd|LLC',
  agency: 'agency|broker|manag',
  companyWord: 'Ltd|LLC|Estates?|Homes?|Agency|Co-?[Ll]iving',
  landlord: 'landl(?:ord|ady)|less?or|licensor|owner',
  tenant: 'tenant|lessee|licensee|resident|occupier|occupant|renter',
} satisfies AliasWords
