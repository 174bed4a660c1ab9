import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BusyError } from '../../../base/busy.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { sampleFacts } from '../../../testing/sample-facts.ts'
import { localeArgument } from '../offer/arguments.ts'
import { answerToolCall, repairableResult } from './call-tool.ts'
import { defineTool } from '../offer/tool.ts'
import type { ToolContext } from '../offer/tool.ts'

const echo = defineTool({
  name: 'echo_number',
  title: 'Echo',
  description: 'Echo a number. Use it in tests. Not elsewhere.',
  scope: 'market:read',
  access: 'anonymous',
  icon: 'market',
  input: z.strictObject({ number: z.int().min(1).max(9), locale: localeArgument }),
  output: z.strictObject({ number: z.number(), locale: z.string() }),
  answer({ locale }, { number }) {
    if (number === 7) throw new Error('secret: /etc/passwd')
    const structured = { number: number === 8 ? ('eight' as unknown as number) : number, locale }
    return { structured, text: `number ${number}`, content: [{ type: 'text', text: 'more' }], notes: ['Odd.'] }
  },
})

let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts()
})

const logged: unknown[] = []
const log = { error: (fields: unknown) => logged.push(fields) } as never
const options = { log, requestId: 'request-1' }
const context = () => ({ facts }) as Omit<ToolContext, 'locale'>
const call = async (received: unknown) => (await answerToolCall(echo, context(), echo.read(received), options)).result

const textsOf = ({ content }: { content: unknown[] }) => content.map((block) => (block as { text: string }).text)

describe('a tool', () => {
  it('answers with the same day, release and notes in text and structure', async () => {
    const { content, structuredContent } = await call({ number: 3 })
    expect(structuredContent).toEqual({
      number: 3,
      locale: 'en',
      asOf: facts.asOf,
      releaseId: facts.id,
      sample: true,
      notes: ['Odd.'],
    })
    const origin = `As of ${facts.asOf}, release ${facts.id}. Demo data: its listings and figures are invented.`
    expect(textsOf({ content })).toEqual([`number 3\nOdd.\n${origin}`, 'more'])
  })

  it('says nothing of an invented market where the answer rests on none', async () => {
    const ofNoMarket = { ...echo, restsOnMarket: false }
    const { result } = await answerToolCall(ofNoMarket, context(), echo.read({ number: 3 }), options)
    expect(textsOf(result)[0]).toBe(`number 3\nOdd.\nAs of ${facts.asOf}, release ${facts.id}.`)
  })

  it('accepts lb as lu and says that it is deprecated', async () => {
    const { structuredContent } = await call({ number: 3, locale: 'lb' })
    expect(structuredContent).toMatchObject({ locale: 'lu', notes: ['Odd.', expect.stringContaining('schéckt lu')] })
  })

  it('hides internal errors, and logs them', async () => {
    const { isError, content, structuredContent } = await call({ number: 7 })
    expect({ isError, structuredContent }).toEqual({ isError: true, structuredContent: undefined })
    expect(textsOf({ content })[0]).toMatch(/wrong on our side.*request-1/)
    expect(JSON.stringify(content)).not.toContain('secret')
    expect(logged.at(-1)).toMatchObject({ tool: 'echo_number', err: { message: expect.stringContaining('secret') } })
  })

  it('never gives an answer that violates its schema', async () => {
    expect(await call({ number: 8 })).toMatchObject({ isError: true, _meta: { error: { code: 'INTERNAL_ERROR' } } })
  })

  it.each([
    [{ number: 0 }, /number: received 0, expected a whole number from 1 to 9/],
    [{ number: 3, nmber: 2 }, /nmber: received "nmber".*Nearest: number/],
    [{ number: 3, locale: 'xx_LU' }, /locale: received "xx_LU", expected one of en, fr/],
    [{}, /number: received nothing/],
    [[], /arguments: received "\[\]", expected an object of number, locale/],
    ['number', /arguments: received "number", expected an object/],
  ])('says of %j how to repair it', (received, text) => {
    let result: unknown
    try {
      echo.read(received)
    } catch (error) {
      result = repairableResult(echo, error)
    }
    expect(result).toMatchObject({ isError: true, _meta: { error: { code: 'BAD_REQUEST' } } })
    expect((result as { content: { text: string }[] }).content[0]!.text).toMatch(text)
  })

  it('asks to send the same call again when the service is busy, with a time', async () => {
    const busy = { ...echo, answer: () => Promise.reject(new BusyError('Several leases wait.', 29_500)) }
    const outcome = await answerToolCall(busy, context(), echo.read({ number: 3 }), options)
    expect(outcome).toMatchObject({ isOwed: true, retryAfterMs: 29_500 })
    expect(outcome.result).toMatchObject({ isError: true, _meta: { error: { code: 'RATE_LIMIT_EXCEEDED' } } })
    expect(textsOf(outcome.result)).toEqual(['Several leases wait. Send the same call again in 30 seconds.'])
  })

  it('says how it read a number written as a text', async () => {
    expect(await call({ number: '3,0' })).toMatchObject({
      structuredContent: { number: 3, notes: ['Odd.', 'number: "3,0" was read as 3.'] },
    })
  })
})
