import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { LOCALES } from '../../../models/kernel/locale.ts'

const segment = z.enum(['all', 'apartment', 'house'])

/** Conditions that a wish states and its right answer must keep. */
const bounds = {
  maxPrice: z.number().optional(),
  beds: z.number().optional(),
  area: z.number().optional(),
  price: z.number().optional(),
  order: z.enum(['cheapest', 'dearest']).optional(),
  first: z.number().optional(),
  all: z.literal(true).optional(),
  everywhere: z.literal(true).optional(),
}

/** Words that an agent takes from a wish: names and clauses letter for letter, numbers and terms of the tools as a model writes them. */
const wordsSchema = z.strictObject({
  market: z.enum(['rent', 'sale']).optional(),
  place: z.string().optional(),
  places: z.array(z.string()).optional(),
  query: z.string().optional().describe('clause that describes the home'),
  unusual: z.string().optional().describe('word for a condition that no tool has'),
  type: z.enum(['apartment', 'house', 'studio', 'room']).optional(),
  segment: segment.optional(),
  energy: z.string().optional(),
  built: z.number().optional(),
  ...bounds,
  most: z.literal(true).optional(),
  fact: z.enum(['elevator', 'price', 'energyClass', 'charges', 'agency']).optional(),
  to: z.enum(['luxembourg-city', 'kirchberg', 'belval']).optional(),
  modes: z.array(z.enum(['car', 'transit'])).optional(),
  income: z.number().optional(),
  savings: z.number().optional(),
  debts: z.number().optional(),
  household: z.enum(['single', 'couple']).optional(),
})
export type Words = z.infer<typeof wordsSchema>

/** Groups of property types; the right readings of a task. */
const TYPE_GROUPS = ['flat', 'flatOrStudio', 'studio', 'house', 'room', 'home', 'any'] as const
export type TypeGroup = (typeof TYPE_GROUPS)[number]

const truthSchema = z.strictObject({
  communes: z.array(z.string()).optional(),
  cantons: z.array(z.string()).optional(),
  localities: z.array(z.string()).optional(),
  types: z.array(z.enum(TYPE_GROUPS)).default(['any']),
  segments: z.array(segment).optional(),
  ...bounds,
  unstated: z.string().optional().describe('word for a condition of which no listing says anything'),
})
export type Truth = z.infer<typeof truthSchema>

const taskSchema = z.strictObject({
  id: z.string(),
  kind: z.enum([
    'homes',
    'count',
    'fact',
    'value',
    'budget',
    'way',
    'level',
    'cheaper',
    'forecast',
    'score',
    'better',
    'agencies',
  ]),
  words: wordsSchema,
  truth: truthSchema.default({ types: ['any'] }),
})
export const KINDS = taskSchema.shape.kind.options
const wishSchema = z.strictObject({ id: z.string(), locale: z.enum(LOCALES), wish: z.string() })

/** A wish, what an agent takes from it, and what is right. */
export type Task = z.infer<typeof taskSchema> & z.infer<typeof wishSchema>

/** @throws Error for a wish without a task, or a task without its wish */
export function readTasks(): Task[] {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const wishes = z.array(wishSchema).parse(JSON.parse(read('wishes.json')))
  const tasks = new Map(
    z
      .array(taskSchema)
      .parse(parse(read('tasks.yaml')))
      .map((task) => [task.id, task]),
  )
  if (tasks.size !== wishes.length) throw new Error(`${tasks.size} tasks, ${wishes.length} wishes`)
  return wishes.map((wish) => {
    const task = tasks.get(wish.id)
    if (!task) throw new Error(`${wish.id} has no task`)
    return { ...task, ...wish }
  })
}
