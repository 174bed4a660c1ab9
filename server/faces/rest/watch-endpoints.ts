import type { H3 } from 'h3'
import { watchNewsQuerySchema, watchRequestSchema, watchSeenSchema } from '../../../models/openapi/watch-documents.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import { receiveArguments } from '../../base/receive-arguments.ts'
import { readQuery } from '../../http/read-query.ts'
import { countMatches, watchNews } from '../../queries/listings/watch-news.ts'
import { originOf } from '../../release/facts.ts'
import { eraseWatch, findWatch, keepWatch, noteSeen, watchesOf } from '../../watches/kept-watches.ts'
import type { Services } from '../services.ts'
import { counting, mountAccountAddress } from './account-post.ts'

/** Address of the searches that a person asks about again; each has its own address below. */
const WATCHES_API_PATH = '/api/account/watches'

/** Mounts the watches of a person. Each request costs one of the allowance of the account, but one that was not understood. */
export function mountWatchEndpoints(app: H3, services: Services): void {
  const { state, config, clock } = services
  const scope = 'listings:read' as const
  mountAccountAddress(app, services, WATCHES_API_PATH, {
    GET: {
      scope,
      answer: (person, { exchange: { release } }) =>
        counting(services, person, async () => ({
          watches: await watchesOf(state.db, person.accountId),
          ...originOf(release.facts),
        })),
    },
    POST: {
      scope,
      async answer(person, { exchange: { release, locale }, body }) {
        const { facts } = release
        const { args, locale: asked } = receiveArguments(watchRequestSchema, await body(), locale())
        const { name, locale: _, ...search } = args
        const now = clock()
        const total = countMatches(facts, search, { now, locale: asked })
        return counting(services, person, async () => ({
          watch: await keepWatch(state.db, { ...person, name, search, seenUntil: facts.asOf, now }),
          total,
          ...originOf(facts),
        }))
      },
    },
  })
  mountAccountAddress(app, services, `${WATCHES_API_PATH}/:id`, {
    GET: {
      scope,
      answer(person, { exchange: { release, locale: asked }, search, id }) {
        const { facts } = release
        const { args, locale } = readQuery(watchNewsQuerySchema, search, asked())
        const { since } = args
        return counting(services, person, async () => {
          const watch = await findWatch(state.db, person.accountId, id)
          const absoluteUrl = (path: string) => `${config.publicBaseUrl}${path}`
          const view = { locale, absoluteUrl }
          const asked = { search: watch.search, since: since ?? watch.seenUntil, view, now: clock() }
          return { watch, ...watchNews(facts, asked), ...originOf(facts) }
        })
      },
    },
    POST: {
      scope,
      async answer(person, { exchange: { release, locale }, body, id }) {
        const { seen } = receiveArguments(watchSeenSchema, await body(), locale()).args
        const { asOf } = release.facts
        if (seen > asOf) throw notYet(seen, asOf)
        return counting(services, person, async () => ({
          watch: await noteSeen(state.db, { accountId: person.accountId, id, seenUntil: seen }),
        }))
      },
    },
    DELETE: {
      scope,
      answer: (person, { id }) =>
        counting(services, person, async () => {
          await eraseWatch(state.db, person.accountId, id)
          return { erased: true }
        }),
    },
  })
}

function notYet(received: string, asOf: string): BadArgumentsError {
  return new BadArgumentsError([
    { field: 'seen', received, expected: { key: 'reply.expected.dayUpTo', values: { day: asOf } }, example: asOf },
  ])
}
