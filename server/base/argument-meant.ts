/** Names under which other services take what an argument of ours holds, folded; in the order of our names. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  commune: [
    'city',
    'town',
    'location',
    'place',
    'municipality',
    'locality',
    'region',
    'district',
    'postcode',
    'zip',
    'address',
    'area',
    'slug',
    'from',
    'origin',
    'start',
  ],
  maxPrice: ['budget', 'pricemax', 'priceto', 'maxrent', 'rentmax', 'maximumprice', 'upto'],
  minPrice: ['pricemin', 'pricefrom', 'minrent', 'rentmin', 'minimumprice'],
  minBeds: ['bedrooms', 'rooms', 'minbedrooms', 'bedroomsmin', 'minrooms', 'numbedrooms'],
  bedrooms: ['beds', 'rooms', 'minbeds', 'numbedrooms'],
  minAreaSqm: ['area', 'size', 'minarea', 'minsize', 'surface', 'minsurface', 'areasqm', 'sqm', 'livingarea'],
  areaSqm: ['area', 'size', 'surface', 'sqm', 'livingarea', 'minareasqm', 'aream2'],
  propertyType: ['type', 'kind', 'category', 'hometype', 'housetype'],
  listingType: ['intent', 'transaction', 'offertype', 'purpose', 'transactiontype'],
  intent: ['listingtype', 'transaction', 'purpose', 'offertype'],
  query: ['q', 'text', 'description', 'search', 'prompt', 'vibe', 'keywords'],
  q: ['query', 'text', 'description', 'search', 'prompt', 'keywords'],
  id: ['listingid', 'listing', 'propertyid'],
  listingId: ['id', 'listing', 'propertyid'],
  listings: ['ids', 'listingids', 'homes', 'properties', 'items', 'cards'],
  locale: ['language', 'lang'],
  limit: ['count', 'maxresults', 'pagesize', 'top', 'n', 'results'],
  destination: ['to', 'workplace', 'work', 'target', 'office'],
  mode: ['transport', 'transportmode', 'travelmode', 'by'],
  annualIncome: ['income', 'salary', 'yearlyincome', 'grossincome', 'annualsalary'],
  savingsAvailable: ['savings', 'downpayment', 'deposit', 'equity', 'ownfunds'],
  monthlyDebts: ['debts', 'debt', 'loans', 'monthlypayments'],
  householdType: ['household', 'family', 'familystatus', 'maritalstatus'],
  employmentType: ['employment', 'contract', 'jobtype', 'job'],
  residencyType: ['residency', 'residence', 'resident'],
  conversationId: ['id', 'inquiryid', 'threadid'],
  message: ['text', 'body', 'content'],
  constructionYear: ['year', 'yearbuilt', 'built', 'builtin'],
}

/** Names of ours for an argument that is named as elsewhere, the most usual first: an `area` is a place or a size. */
export function argumentsMeant(name: string, known: readonly string[]): string[] {
  const plain = plainOf(name)
  const same = known.find((each) => plainOf(each) === plain)
  return same === undefined ? known.filter((each) => OTHER_NAMES[each]?.includes(plain)) : [same]
}

/** Name of ours for an argument that is named as elsewhere (`budget`, `max_price`, `city`); the same name where there is none. */
export function argumentMeant(name: string, known: readonly string[]): string {
  return argumentsMeant(name, known)[0] ?? name
}

function plainOf(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
