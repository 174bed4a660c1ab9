/** Milliseconds of one clock between which something was asked and answered; `endedAt` is null without an answer. */
interface Asked {
  startedAt: number
  endedAt: number | null
}

/** A request that a limit counts. Without an answer, `isAllowed` is null: it may have been counted. */
export interface CountedRequest extends Asked {
  isAllowed: boolean | null
  /** Left of the limit, where an answer told it. */
  remaining: number | null
}

/** A use or the revocation of a key. A use `works` unless the key is refused; null without an answer. */
export interface KeyUse extends Asked {
  what: 'use' | 'revoke'
  works: boolean | null
}

/** A message that was sent, or sent again. */
export interface SentMessage extends Asked {
  number: number
  /** Conversation that the answer named; null where nothing was acknowledged. */
  conversation: string | null
}

export interface StoredMessage {
  number: number
  conversation: string
}

/**
 * Checks that the requests of one holder, without a window that passes, can be put into an order of one after the other: each takes the next place of
 * the limit, none that began after another was answered comes before it, and none is refused before the limit.
 * @param stored how many the state counted
 * @returns what contradicts it
 */
export function countingFaults(requests: readonly CountedRequest[], limit: number, stored: number): string[] {
  const allowed = requests.filter(({ isAllowed }) => isAllowed === true)
  const lost = requests.filter(({ isAllowed }) => isAllowed === null)
  const placed = allowed
    .flatMap((each) => (each.remaining === null ? [] : [{ ...each, place: limit - each.remaining }]))
    .sort((a, b) => a.place - b.place)
  const begunBefore = (of: readonly Asked[], time: number) => of.filter(({ startedAt }) => startedAt < time).length
  const faults: string[] = []
  if (stored < allowed.length) faults.push(`${allowed.length} were allowed and ${stored} counted`)
  if (stored > allowed.length + lost.length)
    faults.push(`${stored} were counted of ${allowed.length} and ${lost.length} lost`)
  if (stored > limit) faults.push(`${stored} were counted of a limit of ${limit}`)
  let earliestEnd = Infinity
  for (const [index, { place, startedAt, endedAt }] of [...placed.entries()].reverse()) {
    if (placed[index + 1]?.place === place) faults.push(`place ${place} was given twice`)
    if (earliestEnd < startedAt) faults.push(`place ${place} was given after a later place was answered`)
    if (place > index + 1 + begunBefore(lost, endedAt!)) faults.push(`place ${place} is beyond what had been asked`)
    earliestEnd = Math.min(earliestEnd, endedAt!)
  }
  const refused = requests.filter(({ isAllowed }) => isAllowed === false)
  for (const { endedAt } of refused)
    if (begunBefore(allowed, endedAt!) + begunBefore(lost, endedAt!) < limit)
      faults.push('one was refused before the limit')
  const firstRefusal = Math.min(...refused.map(({ endedAt }) => endedAt!))
  if (allowed.some(({ startedAt }) => startedAt > firstRefusal))
    faults.push('one was allowed after another was refused')
  return faults
}

/** Checks that a key works until it is revoked and never afterwards. @returns what contradicts it */
export function keyFaults(uses: readonly KeyUse[], isRevoked: boolean): string[] {
  const revocations = uses.filter(({ what }) => what === 'revoke')
  const acknowledged = revocations.filter(({ works }) => works === true).map(({ endedAt }) => endedAt!)
  const used = uses.filter(({ what }) => what === 'use')
  const refused = used.filter(({ works }) => works === false)
  const over = Math.min(...acknowledged, ...refused.map(({ endedAt }) => endedAt!))
  const faults: string[] = []
  if (acknowledged.length > 0 && !isRevoked) faults.push('an acknowledged revocation is not there')
  if (used.some(({ works, startedAt }) => works === true && startedAt > over)) faults.push('a revoked key worked')
  for (const { endedAt } of refused)
    if (!revocations.some(({ startedAt }) => startedAt < endedAt!)) faults.push('a key was refused that nobody revoked')
  return faults
}

/** Checks that each acknowledged message is there once, in the conversation that every answer named. @returns what contradicts it */
export function messageFaults(sent: readonly SentMessage[], stored: readonly StoredMessage[]): string[] {
  const faults: string[] = []
  const conversations = new Map<number, string>()
  for (const { number, conversation } of stored) {
    if (conversations.has(number)) faults.push(`message ${number} is there twice`)
    conversations.set(number, conversation)
    if (!sent.some((each) => each.number === number)) faults.push(`message ${number} was never sent`)
  }
  for (const { number, conversation } of sent)
    if (conversation !== null && conversations.get(number) !== conversation)
      faults.push(
        `message ${number} was acknowledged in ${conversation} and is in ${conversations.get(number) ?? 'none'}`,
      )
  return faults
}

/** Most messages in a day: of a sender in all and about one listing, and about one listing of all senders. */
const QUOTA = { inAll: 20, aboutOne: 10, ofListing: 30 } as const

/** Checks that no more than the quotas got through, and that nobody was refused before. @returns what contradicts it */
export function quotaFaults(sent: readonly (SentMessage & Writing)[], stored: readonly StoredMessage[]): string[] {
  const faults: string[] = []
  const through = new Set(stored.map(({ number }) => number))
  const count = (of: readonly SentMessage[]) =>
    new Set(of.map(({ number }) => number).filter((each) => through.has(each))).size
  const ofListings = Map.groupBy(sent, ({ listing }) => listing)
  for (const [listing, about] of ofListings)
    if (count(about) > QUOTA.ofListing) faults.push(`${listing} got ${count(about)} messages`)
  for (const [sender, own] of Map.groupBy(sent, (each) => each.sender)) {
    if (count(own) > QUOTA.inAll) faults.push(`${sender} got ${count(own)} messages through`)
    for (const [listing, about] of Map.groupBy(own, (each) => each.listing)) {
      if (count(about) > QUOTA.aboutOne) faults.push(`${sender} got ${count(about)} messages about ${listing} through`)
      for (const { isRefused, endedAt } of about) {
        if (!isRefused) continue
        const isReached = (of: readonly SentMessage[], most: number) =>
          of.filter(({ startedAt }) => startedAt < endedAt!).length > most
        const isDue =
          isReached(about, QUOTA.aboutOne) ||
          isReached(own, QUOTA.inAll) ||
          isReached(ofListings.get(listing)!, QUOTA.ofListing)
        if (!isDue) faults.push(`${sender} was refused early`)
      }
    }
  }
  return faults
}

export interface Writing {
  sender: string
  listing: string
  isRefused: boolean
}
