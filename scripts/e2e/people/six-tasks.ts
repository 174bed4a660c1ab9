import { ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { LAWFUL_LEASE } from '../../../models/lease/lease.fixture.ts'
import { PASSWORD } from '../../../server/testing/test-accounts.ts'
import type { Person } from './person.ts'

/** Mail and address of a person. */
interface Surroundings {
  /** An address of mail that nobody has used. */
  email: string
  /** Opens the link of the newest mail to that address. */
  openMail(): Promise<void>
}

interface Task {
  /** Maximum clicks. */
  most: number
  /** Begins on the home page. @throws Error where the person gets stuck */
  work(person: Person, around: Surroundings): Promise<void>
}

const MESSAGE = 'Hello, we are a couple with no pets and would like to see the home next week.'

/** The tasks of six people who come to the service. */
export const SIX_TASKS: Readonly<Record<string, Task>> = {
  'a couple finds a home and writes to its owner': {
    most: 11,
    async work(person, around) {
      await person.write('What are you looking for?', 'flat for sale from the owner')
      await person.press('Search')
      await person.read(/^(?:Homes to (?:rent|buy) )?[\d,]+ homes?$/)
      await person.follow(/(?:Apartment|Studio|House) for sale in/)
      await person.follow('Write to the owner')
      await openAccount(person, around)
      await person.write('Your message', MESSAGE)
      await person.tick(/Show my e-mail address to the owner/)
      await person.press('Preview')
      await person.read('Nothing has been sent yet')
      await person.read(MESSAGE)
      await person.press('Send')
      await person.read(MESSAGE)
      await person.follow('Sent messages')
      await person.read('waiting for the owner’s reply')
    },
  },
  'a first-time buyer finds homes they can afford': {
    most: 5,
    async work(person) {
      await person.follow('What can you afford?')
      await person.write('Income a year, gross', '150,000')
      await person.write('Savings', '200,000')
      await person.choose('Household', 'couple')
      await person.press('Work it out')
      await person.read(/(?:You can pay|With the costs we know,) up to/)
      const most = figure(await person.read(/^€[\d,]+$/))
      await person.follow(/homes (?:you can afford|up to)/)
      await person.read(/^(?:Homes to (?:rent|buy) )?[\d,]+ homes?$/)
      await person.follow(/(?:Apartment|Studio|House) for sale in/)
      ok(figure(await person.read(/^€[\d,]+/)) <= most, 'the home costs more')
    },
  },
  'a frontalier compares a town with homes in budget': {
    most: 6,
    async work(person) {
      await person.follow('Cross-border workers')
      await person.follow('Thionville')
      await person.read(/\d+ minutes/)
      await person.write('Most rent a month', '1,800')
      await person.press('Show homes')
      await person.read(/^(?:Homes to (?:rent|buy) )?[\d,]+ homes?$/)
      await person.follow(/to rent in/)
      ok(figure(await person.read(/^€[\d,]+/)) <= 1_800, 'the home costs more')
    },
  },
  'a tenant has a lease read': {
    most: 3,
    async work(person) {
      await person.follow('Read my lease')
      await person.write(
        'Text of the lease',
        LAWFUL_LEASE.replace('3.000 €, soit deux mois', '4.500 €, soit trois mois'),
      )
      await person.press('Read it')
      await person.read(/deposit/i)
      await person.read(/2 months/)
    },
  },
  'a journalist takes figures away and cites them': {
    most: 5,
    async work(person) {
      await person.follow('Data and methods')
      await person.read(/Luxembourg property intelligence \(2026\)/i)
      const lines = readFileSync(await person.download('trends.csv'), 'utf8')
        .trim()
        .split('\n')
      ok(lines.length > 100, 'the table has no rows')
      await person.follow('trends')
      await person.read('price_per_sqm')
    },
  },
  'a developer opens an account and makes a first call': {
    most: 8,
    async work(person, around) {
      await person.follow('Developers')
      await person.follow('Open an account')
      await openAccount(person, around)
      await person.follow('API keys')
      await person.write('Name', 'First key')
      await person.press('Create the key')
      const key = await person.read(/^lux_/)
      const call = await person.read(/curl[^]*X-API-Key/)
      ok(call.includes(key), 'the call has not the key in it')
      const [, address] = /'(http[^']+)'/.exec(call)!
      const answer = await fetch(address!, { headers: { 'x-api-key': key } })
      ok(answer.ok, `the call answers ${answer.status}`)
    },
  },
}

async function openAccount(person: Person, { email, openMail }: Surroundings): Promise<void> {
  if (/sign-in/.test(person.page.url())) await person.follow('Open an account')
  await person.write('E-mail address', email)
  await person.write('Password', PASSWORD)
  await person.press('Open an account')
  await person.read('Check your inbox')
  await openMail()
  await person.write('Password', PASSWORD)
  await person.press(/^Confirm/)
}

function figure(text: string): number {
  return Number(/€\s*([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
}
