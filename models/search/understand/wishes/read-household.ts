import {
  ALONE,
  BABY,
  CHILDREN,
  COUPLES,
  LONE_PARENT,
  TWINS,
  COUNT_WORDS,
  FAMILY_OF,
  FLATMATES,
  FOR_THEM,
  GUESTS,
  GUESTS_AT,
  GUESTS_BESIDE,
  PERSONS,
  ROOMS_FOR_CHILDREN,
} from '../../../language/queries/people.ts'
import { pattern } from '../../../language/words/lines.ts'
import { claim, claimPhrase, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'

export type Household = NonNullable<SearchIntent['household']>

const ONE_MORE = /^(?:kand|kind|stack|etage)$/
const ONE_PERSON = pattern(String.raw`
      ^(?:one|single|une|une seule|eine|einer|uma|eng|enger|engem) (?:person|personne|pessoa|persoun)$
      ^(?:(?:just|only) me|suis seule?|(?:mech|mir) eleng|nur ich|allein ein|so eu)$
    `)
const COUPLE = /^(?:couple|couples|paar|[a-z]{4,}paar|[a-z]{4,}koppel|parchen|ehepaar|koppel|puer|casal|newlyweds)$/
/** `single mum of two` */
const PARENT_OF = new RegExp(
  `${LONE_PARENT.source} (?:of|de|d|von|vun|with|avec|mit|mat|com) ([1-6])(?! [a-z]+zimmer| bed| room| m2|$)`,
)
/** Behind `single`: it stands once. */
const THING_ONCE = /^(?:storey|storeyed|story|level|floor|garage|bed|room|bedroom)$/
export const PARTNER = pattern(String.raw`
      (?:wife|husband|partner|gf|bf|hubby|girlfriend|boyfriend|fiancee?|femme|mari|copine|copain|compagne|compagnon|conjointe?|frau|mann|freundin|freund
      partnerin|fra|frendin|frend|partnesch|mulher|marido|namorad[oa]|companheir[oa]|esposa)
    `).source
const MATE = pattern(String.raw`
      (?:kolleg|kolleegin|kollegin|kollege|colleague|friend|collegue|ami|amie|freund|freundin|frend|amigo|amiga|colega|brother|sister|frere|soeur|bruder
      schwester|brudder|irmao|irma)
    `).source
const ME = String.raw`(?:me|i|myself|moi|mich|ich|mir|mech|ech|mim|eu)`
const MINE = String.raw`(?:my|mon|ma|mein(?:e[mnr]?)?|maie?r?|meng?e?[mrn]?|mang|o|a|meu|minha)`
/** `my wife and I`, `für mich und meinen Partner`, `mat menger Frëndin`. */
const PAIR = new RegExp(
  [
    String.raw`\b${ME} (?:and|et|und|an|a|e|plus) (?:${MINE} ){1,2}(?:${PARTNER}|${MATE})\b`,
    String.raw`\b${ME} (?:and|plus|et) ${PARTNER}\b`,
    String.raw`\b(?:wir beide|the 2 of us)\b`,
    String.raw`\b(?:${PARTNER}|${MINE} ${MATE}) (?:and|et|und|an|a|e) ${ME}\b`,
    String.raw`\b(?:with|avec|mit|mat|com) (?:${MINE} ){1,2}(?:${PARTNER}|${MATE})\b`,
  ].join('|'),
)
/** A word without which nobody is named as a pair. */
const OF_PAIR = new RegExp(`^(?:${PARTNER}|${MATE}|beide|us)$`)
const OF_PARTNER = new RegExp(String.raw`\b${PARTNER}\b`)
const OF_MATE = new RegExp(String.raw`\b${MATE}\b`)
/** One child, named with an article or as one's own; of a lone parent or a couple. */
const ONE_CHILD = pattern(String.raw`
      \b(?:with|mit|mat|avec|com|one|1|a|my|our|un|une|mon|ma|notre|eine?[mr]?|meine?[mr]?|unser|en|eng(?:em|er)?|meng(?:em|er)|eisem|uma?|o meu
      a minha|meu|minha) (?:child|kid|son|daughter|boy|girl|enfant|fils|fille|kind|sohn|tochter|kand|jong|meedchen|duechter|bouf|filho|filha|crianca)\b
    `)
/** The writer, besides the flatmates. */
const AND_ME = new RegExp(`(?:^| )${ME} (?:and|et|und|an|a|e)(?: (?:my|mes|meine|meng|os meus|as minhas))?$`)
const MOST_PERSONS = 12
const EACH = 'each|everyone|everybody|chacune?|jede[rm]?|jidder(?:ee|een|engem|wereen)?|jiddwereen|cada(?: uma?)?'
const ROOM = '(?:bed)?room|chambre|(?:schlaf)?zimmer|(?:schlof)?(?:zemmer|kummer)|quarto'
const OWN = pattern(String.raw`
      (?:(?:with|mit|mat|avec|com|a|an|one|1|un|une|eine?[mnrs]?|eng|engem|enger|um|uma|o|de|do|own|their|his|her|sein\w*|ihr\w*|eigene\w*|eege\w*|sai|saint
      seng|hir|hiert|hire|eegen\w*|sa|son|leur|propre|seu|proprio|needs?|wants?|gets?|has|have|must|should|will|braucht?|bekommt|mochte|soll|haben|kritt
      well|weelt|wellt|muss|hunn|veut|doit|avoir|aura|precisa|quer|tem|ter|deve) )
    `).source
/** A word without which nothing is said of each. */
const EACH_WORD = new RegExp(`^(?:${EACH}|je)$`.replace('cada(?: uma?)?', 'cada'))
/** `own bedroom each`, `jeder braucht sein Schlafzimmer`, `um quarto para cada`. */
const BEDROOM_EACH = pattern(String.raw`
      \b(?:${OWN}{0,3}(?:${ROOM}) (?:(?:for|pour|fur|fir|para) )?(?:${EACH})(?: of (?:us|them))?)\b
      \b(?:(?:(?:with|mit|mat|avec|com) )?(?:${EACH}|je) ${OWN}{1,5}(?:${ROOM})(?: of (?:their|his|her) own)?)\b
    `)

/**
 * `own bedroom each`: read before amounts, for it counts no bedroom of the home by itself.
 * @returns whether it is a wish for bedrooms; behind `with` it only says how the persons live
 */
export function readBedroomEach(reading: QueryReading): boolean {
  if (!reading.tokens.some(({ word }) => EACH_WORD.test(word))) return false
  const phrase = BEDROOM_EACH.exec(reading.tokens.map(({ word }) => word).join(' '))
  if (phrase) claimPhrase(reading, 'household.each', phrase[0])
  return phrase !== null && !/^(?:with|avec|mit|mat|com) /.test(phrase[0])
}

/**
 * Who is to live there, as persons and the bedrooms they need: a couple or two adults share one, every child and every further adult has one. Null where
 * the query does not say.
 */
export function readHousehold(reading: QueryReading): Household | null {
  const { tokens } = reading
  const all = tokens.map(({ word }) => word).join(' ')
  const pair = tokens.some(({ word }) => OF_PAIR.test(word)) ? PAIR.exec(all) : null
  let isLoneParent = LONE_PARENT.test(all)
  let children = 0
  let persons = 0
  let childRooms = 0
  let isCouple = false
  let isAloneWith = false
  const parentOf = PARENT_OF.exec(all)
  if (parentOf) {
    children = Number(parentOf[1])
    claimPhrase(reading, 'household', parentOf[0])
  }
  for (let at = 0; at < tokens.length; at++) {
    const { word, value } = tokens[at]!
    // `dat drëtt Kand` is one.
    const counted = value === null ? COUNT_WORDS[word] : undefined
    const isOrdinal = counted !== undefined && ONE_MORE.test(tokens[at + 1]?.word ?? '')
    const count = value ?? (isOrdinal ? null : counted) ?? null
    if (count !== null && count >= 1 && count <= MOST_PERSONS && reading.fields[at] === null) {
      if (isOfGuests(reading, at)) continue
      const after = wordsFrom(reading, at + 1, 4)
      const rooms = ROOMS_FOR_CHILDREN.exec(after)
      const kids = CHILDREN.exec(after)
      const people = PERSONS.exec(after)
      const mates = FLATMATES.exec(after)
      const couples = COUPLES.exec(after)
      if (couples && count >= 2 && count <= MOST_PERSONS / 2) {
        claim(reading, 'household', at, at + 1 + couples[0].split(' ').length)
        return { persons: count * 2, bedrooms: count }
      }
      if (mates && count >= 2) {
        claim(reading, 'household', at, at + 1 + mates[0].split(' ').length)
        const together = count + (AND_ME.test(wordsBefore(reading, at, 4)) ? 1 : 0)
        return { persons: together, bedrooms: together }
      }
      const isFamily =
        (value === null || tokens[at + 1]?.word.startsWith('famil') !== true) &&
        (FAMILY_OF.test(wordsBefore(reading, at, 4)) ||
          COUNT_WORDS[word] !== undefined ||
          isForPersons(reading, at, count))
      const unit = rooms ?? kids ?? people
      if (rooms) childRooms += count
      else if (kids) {
        children += count
        // `pour moi et mes 2 filles`
        isLoneParent ||= AND_ME.test(wordsBefore(reading, at, 4)) && pair === null
      } else if (people || isFamily) persons = Math.max(persons, count)
      if (unit || isFamily) claim(reading, 'household', at, at + 1 + (unit ? unit[0].split(' ').length : 0))
    } else if (value === null && reading.fields[at] === null) {
      if (COUPLE.test(word)) isCouple = true
      else if (ONE_PERSON.test(`${word} ${tokens[at + 1]?.word}`)) {
        persons = Math.max(persons, 1)
        claim(reading, 'household', at, at + 2)
        continue
      } else if (BABY.test(word) && !TWINS.test(tokens[at + 1]?.word ?? '')) children += 1
      else if (TWINS.test(word)) children += 2
      else if (ALONE.test(word) && /^(?:with|avec|mit|mat|com)$/.test(tokens[at + 1]?.word ?? ''))
        isLoneParent = isAloneWith = true
      else if (ALONE.test(word) && !isLoneParent && tokens.length < 30 && !isOneself(tokens, at))
        persons = Math.max(persons, 1)
      else continue
      claim(reading, 'household', at, at + 1)
    }
  }
  // `my sister and I` share no bedroom.
  const areMates = pair !== null && !isCouple && OF_MATE.test(pair[0]) && !OF_PARTNER.test(pair[0])
  if (pair) {
    isCouple = true
    claimPhrase(reading, 'household', pair[0])
  }
  const child = children === 0 && (isLoneParent || isCouple || persons === 1) ? ONE_CHILD.exec(all) : null
  if (child) {
    children = 1
    claimPhrase(reading, 'household', child[0])
  }
  const lone = LONE_PARENT.exec(all)
  if (lone) claimPhrase(reading, 'household', lone[0])
  if (childRooms > 0) return { persons: childRooms + 2, bedrooms: childRooms + 1 }
  if (children > 0) {
    const adults = isLoneParent || (child && persons === 1) ? 1 : 2
    const total = persons > children + 1 ? persons : adults + children
    return { persons: total, bedrooms: Math.max(1, children + 1, total - adults + 1) }
  }
  // `alone with a cat`
  if (isAloneWith) persons = Math.max(persons, 1)
  if (isCouple) persons = Math.max(persons, 2)
  if (persons > 1 && reading.understood.some(({ field }) => field === 'household.each'))
    return { persons, bedrooms: persons }
  if (persons === 0) return null
  return { persons, bedrooms: areMates || persons > 2 ? Math.max(2, persons - 1) : 1 }
}

/** Words between an `at` and the table: `at our big table`. */
const WORDS_TO_TABLE = 3

/** `ten friends around the table`: they go home again. `6 people with a big table` live there. */
function isOfGuests(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const areNamed = FAMILY_OF.test(wordsBefore(reading, at, 4))
  const areMeant = areNamed || FOR_THEM.test(tokens[at - 1]?.word ?? '')
  return tokens.some(({ clause, word }, table) => {
    if (clause !== tokens[at]!.clause || !GUESTS.test(word)) return false
    if (table < at) return !areNamed
    const between = tokens.slice(at + 1, table).map((token) => token.word)
    if (areNamed) return between.slice(-WORDS_TO_TABLE).some((each) => GUESTS_AT.test(each))
    return !areMeant || !between.some((each) => GUESTS_BESIDE.test(each))
  })
}

/** `do the work myself`, `not a single chair`: nobody who lives alone. */
function isOneself(tokens: QueryReading['tokens'], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ word }) => word)
  if (tokens[at]!.word === 'myself')
    return before.some((word) => /^(?:do|doing|work|build|fix|renovate|paint)$/.test(word))
  if (tokens[at]!.word === 'single' && THING_ONCE.test(tokens[at + 1]?.word ?? '')) return true
  return tokens[at]!.word === 'single' && /(?:^| )(?:not|t|every) (?:\w+ )?(?:a )?$/.test(`${before.join(' ')} `)
}

/** Behind `for 6`: an amount of time, or no amount. */
const NO_PERSONS = /^(?:pas|months?|mois|monate?n?|meint|mount|meses|mes|weeks?|years?|ans?|jahre?|joer|anos?|nights?)$/

/** `un truc sympa pour 2`, `ganhamos os dois`: nothing that could be counted follows. */
function isForPersons(reading: QueryReading, at: number, count: number): boolean {
  const next = reading.tokens[at + 1]
  const isAmount = (next?.value ?? 0) > MOST_PERSONS
  const isLast =
    next === undefined || isAmount || next.clause !== reading.tokens[at]!.clause || FUNCTION_WORDS.has(next.word)
  return (
    count <= 6 &&
    isLast &&
    !NO_PERSONS.test(next?.word ?? '') &&
    /(?:^| )(?:for|pour|fur|fir|para|zu|a|wir|mir|nous|us|uns|eis|[a-z]+mos os)$/.test(wordsBefore(reading, at, 2))
  )
}
