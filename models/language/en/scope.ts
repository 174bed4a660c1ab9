import { lines } from '../words/lines.ts'
import type { ScopeWords } from '../words/some-words.ts'

export const scope = {
  near: lines(`
    nearby
    near
    close to
    close by
    next to
    neighbourhood
    neighborhood
    vicinity
    surroundings
    in the area
    walking distance
    on foot
    by car
    within reach
    around the corner
    away
    in the village
    in town
    opposite
  `),
  units: lines(`
    minute
    min
    mins
    km
    kilometre
    kilometer
    m
    metre
    meter
  `),
  surroundings: lines(`
    town
    village
    city
    municipal
    sports centre
    sports center
    leisure centre
    aquatic centre
    swimming centre
    shopping centre
    shopping center
    shop
    shopping
    restaurant
    amenities
    cinema
    theatre
    library
    stadium
    football
    tennis
    cycle path
    bike path
    club
    bus
    tram
    airport
    bakery
    pharmacy
    bank
    hotel
    public
    olympic
    infrastructure
    district
    location
    distance
    inhabitants
    schools
  `),
  buildings: lines(`
    residence
    building
    complex
    condominium
    development
  `),
  planned: lines(`
    possibility of
    possible to
    planned for
    planning permission for
    permission for
    permit for
    authorisation for
    prepared for
    provision for
    potential for
    space for
    room for
    could be
    can be used as
    could serve as
    suitable for
    project of
    a planned
    planned
  `),
  possible: lines(`
    possible
    planned
    is planned
    can be added
    can be built
    to be built
    to be added
  `),
  buying: lines(`
    buy
    purchase
    acquire
    option to
    option of
    excluding
    optional
    does not include
    do not include
    excludes
  `),
  extra: lines(`
    optional
    as an option
    at extra cost
    extra cost
    for an extra
    at an additional
    additional cost
    not included
    excluded
    available separately
    sold separately
    can be purchased
    can be rented
    can be bought
    for a supplement
    against payment
  `),
  common: lines(`
    communal
    shared
    common
    for residents
    for all residents
    residents
    collective
  `),
  some: lines(`
    some
    certain
    most of
    partly
    several of the
    selected flats
    selected apartments
    one of the flats
  `),
  either: ['or', 'and or'],
  homes: lines(`
    apartments
    flats
    homes
    houses
    units
    lots
    studios
    residences
    dwellings
    accommodations
  `),
  plurals: lines(`
    terraces
    balconies
    loggias
    gardens
    cellars
    garages
    carports
    parking spaces
    parking spots
    car parking spaces
    car park spaces
    fireplaces
    indoor parking spaces
    outdoor parking spaces
    underground parking spaces
  `),
  view: lines(`
    view of
    views of
    view over
    views over
    view on
    view onto
    views onto
    overlooking
    overlooks
    garden view
    garden views
  `),
  from: lines(`
    from
    of
    to
    the
  `),
  having: ['with', 'and includes', 'and include'],
  joint: ['are'],
  priced: lines(`
    available at
    available for
    at
    priced at
    available from
  `),
  whichever: ['either', 'whether', 'choice between', 'choose between'],
  each: ['each', 'every', 'all'],
  several: ['several'],
} satisfies ScopeWords
