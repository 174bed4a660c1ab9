import type { LeaseSeverity } from '../../../../models/contracts/law/lease-analysis.ts'
import { seededRandom } from '../../../../models/statistics/random.ts'
import type { ClauseName, LeasePlan, Part } from './draft-lease.ts'
import type { LeaseTongue } from './write-quantity.ts'

/** One number, date, payer or mention of a lawful lease changed, and what has to be found then. */
export interface Mutation {
  readonly id: string
  readonly severity: LeaseSeverity
  readonly what: string
  /** Clauses that the lease needs besides the usual ones. */
  readonly needs?: readonly ClauseName[]
  readonly values?: (values: Readonly<Record<string, number>>) => Record<string, number>
  readonly turns?: ClauseName
  readonly drops?: readonly ClauseName[]
  readonly swaps?: readonly [ClauseName, ClauseName]
}

const set =
  (name: string, value: number): Mutation['values'] =>
  () => ({ [name]: value })

/** Limits of the law, each passed by one change. */
export const MUTATIONS: readonly Mutation[] = [
  {
    id: 'L01',
    severity: 'high',
    what: 'three months and their amount',
    values: ({ rent }) => ({ months: 3, deposit: 3 * rent! }),
  },
  { id: 'L01', severity: 'high', what: 'amount alone', values: ({ rent }) => ({ deposit: 3 * rent! }) },
  { id: 'L01', severity: 'high', what: 'months alone', values: set('months', 4) },
  { id: 'L03', severity: 'high', what: 'half after three months', values: set('return', 3) },
  { id: 'L03', severity: 'high', what: 'half after two months', values: set('return', 2) },
  { id: 'L03', severity: 'high', what: 'half after six months', values: set('return', 6) },
  { id: 'L03', severity: 'high', what: 'return not mentioned', drops: ['return'] },
  { id: 'L05', severity: 'high', what: 'share of 60 %', needs: ['agencyShare'], values: set('share', 60) },
  { id: 'L05', severity: 'high', what: 'share of 100 %', needs: ['agencyShare'], values: set('share', 100) },
  { id: 'L05', severity: 'high', what: 'payer', needs: ['agencyPayer'], turns: 'agencyPayer' },
  { id: 'L08', severity: 'high', what: 'parties not named', drops: ['parties'] },
  { id: 'L11', severity: 'high', what: 'one sum for all', swaps: ['rent', 'allin'], drops: ['charges'] },
  { id: 'L16', severity: 'high', what: 'share of the capital', values: set('ceil', 6) },
  {
    id: 'L16',
    severity: 'high',
    what: 'capital',
    needs: ['capital'],
    values: ({ rent }) => ({ capital: Math.round((rent! * 12) / 0.06 / 1000) * 1000 }),
  },
  {
    id: 'L18',
    severity: 'high',
    what: 'supplement',
    needs: ['furniture'],
    values: ({ invoices }) => ({ supplement: 0.025 * invoices! }),
  },
  {
    id: 'L18',
    severity: 'high',
    what: 'invoices',
    needs: ['furniture'],
    values: ({ supplement }) => ({ invoices: supplement! * 50 }),
  },
  { id: 'L19', severity: 'high', what: 'indexed', needs: ['index'], turns: 'index' },
  { id: 'L20', severity: 'high', what: '15 %', values: set('rise', 15) },
  { id: 'L20', severity: 'high', what: '12 %', values: set('rise', 12) },
  { id: 'L20', severity: 'high', what: 'every twelve months', values: set('years', 1) },
  { id: 'L23', severity: 'high', what: 'three months', values: set('need', 3) },
  { id: 'L23', severity: 'high', what: 'two months', values: set('need', 2) },
  { id: 'L26', severity: 'high', what: 'inventory not mentioned', drops: ['inventory'] },
  { id: 'L28', severity: 'high', what: 'payer', turns: 'owner' },
  { id: 'L31', severity: 'high', what: 'payer', turns: 'repairs' },
  { id: 'L43', severity: 'high', what: 'room of 7 m²', needs: ['room'], values: set('area', 7) },
  { id: 'L43', severity: 'high', what: 'room of 8 m²', needs: ['room'], values: set('area', 8) },
  { id: 'L02', severity: 'medium', what: 'form', turns: 'form' },
  { id: 'L06', severity: 'medium', what: 'payer', turns: 'file' },
  { id: 'L09', severity: 'medium', what: 'start not mentioned', drops: ['start'] },
  { id: 'L10', severity: 'medium', what: 'premises not mentioned', drops: ['premises'] },
  { id: 'L12', severity: 'medium', what: 'charges not mentioned', drops: ['charges'] },
  { id: 'L13', severity: 'medium', what: 'deposit without amount', swaps: ['deposit', 'depositAmountless'] },
  { id: 'L14', severity: 'medium', what: 'commission not mentioned', drops: ['commission'] },
  { id: 'L15', severity: 'medium', what: 'ceiling not mentioned', drops: ['ceiling', 'capital'] },
  { id: 'L24', severity: 'medium', what: 'six months', values: set('tnotice', 6) },
  { id: 'L24', severity: 'medium', what: 'four months', values: set('tnotice', 4) },
  { id: 'L30', severity: 'medium', what: 'statement not mentioned', drops: ['statement'] },
  { id: 'L36', severity: 'medium', what: 'six months', needs: ['cotenant'], values: set('conotice', 6) },
  { id: 'L36', severity: 'medium', what: 'one month', needs: ['cotenant'], values: set('conotice', 1) },
  { id: 'L38', severity: 'medium', what: '3 % a month', needs: ['late'], values: set('late', 3) },
  { id: 'L38', severity: 'medium', what: '5 % a month', needs: ['late'], values: set('late', 5) },
  { id: 'L41', severity: 'medium', what: 'certificate not mentioned', drops: ['energy'] },
  { id: 'L47', severity: 'medium', what: 'three months', values: set('advance', 3) },
  { id: 'L47', severity: 'medium', what: 'six months', values: set('advance', 6) },
  {
    id: 'L01',
    severity: 'high',
    what: 'a further guarantee',
    values: ({ rent }) => ({ months: 2, deposit: 2 * rent! }),
    swaps: ['form', 'furtherGuarantee'],
  },
  { id: 'L14', severity: 'medium', what: 'commission left out', swaps: ['commission', 'commissionRefused'] },
  { id: 'L41', severity: 'medium', what: 'certificate refused', swaps: ['energy', 'energyRefused'] },
]

const ALWAYS: readonly ClauseName[] = [
  ...([
    'parties',
    'premises',
    'start',
    'rent',
    'charges',
    'ceiling',
    'adapt',
    'advance',
    'deposit',
    'form',
    'return',
  ] as const),
  ...([
    'inventory',
    'statement',
    'owner',
    'repairs',
    'file',
    'tnotice',
    'need',
    'commission',
    'energy',
    'smoke',
  ] as const),
]
const SOMETIMES: readonly ClauseName[] = ['capital', 'index', 'late', 'furniture', 'cotenant', 'room']
const AGENCY: readonly ClauseName[] = ['agencyShare', 'agencyPayer']
const RENTS = [1200, 1350, 1500, 1640, 1850]

/** A lawful lease; the seed decides its clauses, their order and its figures. Odd seeds write figures in words. */
export function lawfulPlan(
  tongue: LeaseTongue,
  part: Part,
  seed: number,
  needs: readonly ClauseName[] = [],
): LeasePlan {
  const random = seededRandom(seed * 104_729 + 7)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const rent = seed % 2 === 1 ? 1500 : pick(RENTS)
  const months = pick([1, 2, 2])
  const invoices = pick([8000, 10_000, 12_000])
  const charges = pick([150, 180, 200])
  const chosen = SOMETIMES.filter((name) => needs.includes(name) || random() < 0.25)
  const agency = AGENCY.filter((name) => needs.includes(name))
  const agencies = agency.length > 0 ? agency : [pick(AGENCY)]
  const middle = [...ALWAYS.slice(3), ...chosen, ...agencies, 'lawful' as const]
  const start = pick(['2025-03-01', '2026-02-15', '2026-09-01', '2025-11-01'])
  return {
    tongue,
    part,
    seed,
    clauses: [...ALWAYS.slice(0, 3), ...(seed % 3 === 0 ? shuffled(middle, random) : middle), 'signature'],
    values: {
      rent,
      months,
      deposit: rent * months,
      charges,
      all: rent + charges,
      ceil: 5,
      years: 2,
      rise: pick([10, 10, 8, 5]),
      return: 1,
      share: 50,
      tnotice: pick([3, 3, 2]),
      need: pick([6, 6, 12]),
      conotice: 3,
      late: pick([0.4, 0.3]),
      advance: 1,
      area: pick([11, 12, 14]),
      invoices,
      supplement: pick([0.015, 0.012, 0.01]) * invoices,
      capital: Math.ceil((rent * 12) / 0.05 / 10_000) * 10_000 + pick([0, 20_000, 60_000]),
      start,
      signed: signedBefore(start),
    },
    turned: [],
  }
}

export function mutated(plan: LeasePlan, { values, turns, drops = [], swaps }: Mutation): LeasePlan {
  const clauses = plan.clauses.filter((name) => !drops.includes(name))
  return {
    ...plan,
    clauses: swaps ? clauses.map((name) => (name === swaps[0] ? swaps[1] : name)) : clauses,
    values: { ...plan.values, ...values?.(plan.values as Readonly<Record<string, number>>) },
    turned: turns ? [...plan.turned, turns] : plan.turned,
  }
}

function signedBefore(start: string): string {
  return `${start.slice(0, 4)}-${start.slice(5, 7) === '11' ? '10' : '0' + Math.max(1, Number(start.slice(5, 7)) - 1)}-${start.endsWith('15') ? '20' : '12'}`
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }
  return copy
}
