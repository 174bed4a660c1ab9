import { lines } from '../words/lines.ts'
import type { AskingWords } from '../words/asking-words.ts'

export const asking = {
  perSquareMetre: lines(`
    per
    a
    each
    the
  `),
  squareMetre: lines(`
    sqm
    m2
    qm
    sq m
    sq metre
    sq meter
    square metre
    square meter
  `),
  built: lines(`
    built
    build
    construction
    constructed
    year
    older
    newer
    dating
    erected
    onwards
  `),
  after: lines(`
    after
    since
    from
    post
    not older than
    no older than
    newer than
    younger than
    nothing older than
    not before
    later than
    at least
    no earlier than
    not earlier than
    min
  `),
  before: lines(`
    before
    until
    pre
    older than
    not newer than
    not after
    earlier than
    up to
    no newer than
    at most
    no later than
    at the latest
    not later than
    max
  `),
  each: lines(`
    everybody / everyone / each of them
    each
    per person
    per head
    a head
    pp
    p p
    apiece
    every one
    each of us
  `),
  eachCouple: lines(`
    per couple
    each couple
    a couple
  `),
  fees: lines(`
    notary costs included / including notary costs / notary costs in / including the notary costs
    notary incl / notary inc / all in with the notary / all included with the notary / everything included with the notary / including the notary
    with the notary / notary in / notary included / notary fees included / including notary / incl notary / fees included / including fees / incl fees
    closing costs included / including closing costs / all costs included / notary and all / cover the notary / covers the notary
    covering the notary / taxes included / notary fees in / incl notary fees / incl all fees / including all fees / with all fees / incl all costs
    including all costs / fees in that / incl taxes / including taxes / with fees and taxes / with taxes and fees / with all fees and taxes
    with notary fees / with the notary fees
  `),
  allBut: lines(`
    anything but
    everything but
    all but
    anywhere but
    any floor but
    any level but
    any storey but
  `),
  exactly: lines(`
    no more no less than / no more and no less than / neither more nor less than
    exactly
    precisely
    just exactly
    strictly
  `),
  exactlyAfter: lines(`
    and not one more / and no more / and not more
    no more no less
    not more not less
    no more and no less
    not more and not less
    no bigger no smaller
    not bigger not smaller
  `),
  noCharges: lines(`
    excluding notary / excluding the notary / notary extra / notary not included / plus notary / plus fees / charges excluded / excluding charges
    excl charges / bills excluded / plus bills / plus charges / bills not included / charges not included / without charges / before charges
    excluding bills / excl bills / not including bills / excl vat / excluding vat / plus vat / ex vat / before vat / plus utilities / excl utilities
    excluding utilities
  `),
  indifferentAfter: lines(`
    is acceptable
    irrelevant
    doesn t matter
    don t matter
    does not matter
    do not matter
    doesnt matter
    dont matter
    not important
    unimportant
    optional
    is ok
    are ok
    is okay
    ok
    okay
    is fine
    are fine
    fine
    no problem
    whatever
    not a must
    not essential
    i don t care
    acceptable
    either way
    never mind
    not needed anymore
    dont care
    don t care
    do not care
    don t mind
    dont mind
    not fussed
    not fussed about
    wouldnt matter
    makes no difference
    no preference
    can do without
    could do without
    not needed
  `),
  questions: lines(`
    where
    when
    which
    what
    how
    who
    if
    whether
  `),
  indifferentBefore: lines(`
    even without a
    even without
    even if there is no
    whatever
    no matter the
    no matter which
    no matter what
    regardless of the
    don t care about the
    don t care about
    don t mind the
    don t mind a
    don t mind
    doesn t matter which
    any
    forget the
    forget about the
    forget what i said about the
    forget what i said about a
    never mind the
    scrap the
  `),
  notMust: lines(`
    not a must
    but not essential
    but not a must
    no must
    not required
    but not required
    not mandatory
    but doesnt matter really
    but doesnt matter
    but doesn t matter
    but not needed
    but can live without
    but optional
  `),
  whenHigh: lines(`
    if
    when
    only if
    unless
  `),
  third: lines(`
    third of
    a third
    one third
  `),
  corrections: lines(`
    sorry / hang on / hold on / no hang on / no hold on / let s say / or let s say / or say / better make that / oops / nope / change that to
    sorry rather / scratch that make it / well no / well rather / or actually / on second thought / on second thoughts
    now it s / now it is / now we have / but now it s / by now it s / it s now / it is now
    sorry no / sorry i mean / sorry make it / apologies
    scrap that
    strike that
    forget that
    or no
    actually make it
    make it
    then again
    no the
    no wait a
    no wait
    wait no
    hmm no
    no make that
    make that
    no sorry
    sorry i mean
    sorry i meant
    no i mean
    i mean
    i meant
    scratch that
    or rather
    correction
    sorry make that
    actually no
    no actually
    but actually
    but now
    well actually
    but make it
  `),
  refusedBehind: lines(`
    is not desired / are not desired / not desired / is undesirable
    is no longer of interest / no longer of interest / is no longer wanted / is no longer an option
    unacceptable / is unacceptable / are unacceptable / not acceptable / is not acceptable / are not acceptable / does not come into question
    not be considered / out of the question for
    forbidden / taboo
    not wanted / unwanted / refused / refuse / no way / is out / are out / excluded / is excluded / are excluded / ruled out / is ruled out / off the table
    forget it / no thanks / no thank you / out of the question / no go / nogo / not an option / not for us / not for me / under no circumstances
    is a no go / are a no go / is a nogo
    definitely not / absolutely not / certainly not / preferably not / ideally not / rather not / better not / would rather not / i d rather not
    we d rather not / not ok / not okay / please no / please not / never ever / over my dead body / not our thing / not my thing / not interested
  `),
  seeking: lines(`
    looking for / looking to / looking 4 / seeking / seeks / seek / searching for / in search of / hunting for / after a / wanted / need a place
    needs a place / need a home / need a flat / need a house
  `),
  forget: lines(`
    forget
    forget about
    forget what i wrote about
    forget what i said about
    scrap
    skip
    ignore
    no longer
    not any more
  `),
  contact: lines(`
    tel
    phone
    telephone
    mobile
    whatsapp
    call
    ring
  `),
  sides: lines(`
    size
    price
    place
    location
    area
    state
    age
    year
    orientation
  `),
  squareMetrePrice: lines(`
    rent per square metre / rent per square meter / rent per sqm / rent per m2 / rent a square metre
    sale price per square metre / sale price per square meter / sale price per sqm / sale price per m2 / sale price a square metre
    purchase price per square metre / purchase price per square meter / purchase price per sqm / purchase price per m2 / purchase price a square metre
    asking price per square metre / asking price per square meter / asking price per sqm / asking price per m2 / asking price a square metre
    price per square metre
    price per square meter
    price per sqm
    price per m2
    price a square metre
    sqm price
    m2 price
    per square metre price
  `),
  orders: {
    cheapest_per_m2: lines(`
      cheapest price per sqm
      cheapest price per square metre
      lowest price per sqm
      cheapest per sqm
      lowest price per square metre
      lowest price per square meter
      lowest price per m2
      cheapest per square metre
      cheapest per square meter
      cheapest per m2
      sorted by price per square metre
      sort by price per m2 / price per m2 ascending / price per sqm ascending / price per square metre ascending
      sorted by price per m2
      order by price per m2
      by price per m2
      by price per sqm
      by price per square metre
      cheapest square metre first
    `),
    cheapest: lines(`
      cheapest first / sorted by price / sort by price / ordered by price / order by price
      cheapest
      lowest price
      lowest rent
      least expensive
      cheap ones first
      cheapest ones first
      cheap first
      lowest first
      lowest price first
      from cheapest to dearest
      cheapest to most expensive
      low to high
      price ascending
      price low to high
    `),
    dearest: lines(`
      most expensive first
      most expensive
      dearest
      high to low
      price descending
    `),
    biggest: lines(`
      biggest first
      largest first
      biggest
      largest
      most spacious
      from biggest to smallest
      from largest to smallest
    `),
    smallest: lines(`
      smallest first
      smallest
      from smallest to biggest
    `),
    newest: lines(`
      newest to oldest / from newest to oldest / from the newest to the oldest
      newest listings
      newest listing
      newest first
      newest
      latest listings / latest adverts first / latest adverts / latest ads first / latest ads / latest first
      most recent
      freshest
    `),
    reduced: lines(`
      price has been reduced / price was reduced / price has been cut / price was cut
      reduced in price first / price reduced first
      price has been reduced / price was reduced / prices have been reduced / price has dropped / price dropped / price was cut / price cut
      reduced price / reduced prices / price reduced / reduced in price / price reduction / price reductions / price drops / price drop
      reduced first / reduced ones first / reductions first / reduced homes / biggest reduction / biggest reductions
    `),
  },
} satisfies AskingWords
