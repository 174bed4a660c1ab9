import { Command } from 'commander'
import { z } from 'zod'

import { affordability } from '../../../models/law/affordability/affordability.ts'
import { FixationBeyondTermError, UnknownRateError } from '../../../models/law/affordability/lending-rules.ts'
import { affordabilityRequestSchema } from '../../../models/contracts/law/affordability.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { MissingParameterError } from '../../../models/law/parameters/value-on.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { badCell } from '../../files/csv-table.ts'
import { deprecationNotes, wordedAffordability } from '../../../content/say/household/affordability.ts'
import { readJsonArguments } from './json-arguments.ts'
import { communeProblems, namedCommune } from './named-commune.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'

/** The tool's arguments, with an optional language. */
export const affordabilityQuestionSchema = z.strictObject({
  ...affordabilityRequestSchema.shape,
  locale: z.enum(LOCALES).default('en'),
})
type Question = z.infer<typeof affordabilityQuestionSchema>

const HELP = `
FILE: JSON, - for standard input, with the arguments of the tool get_affordability, for example
  {"annualIncome": 120000, "monthlyDebts": 300, "savingsAvailable": 150000, "householdType": "couple",
   "employmentType": "permanent", "residencyType": "resident", "residenceUse": "primary",
   "bellegenAktEligibleBuyers": 2, "bellegenAktCreditAvailable": 80000, "commune": "mersch"}
Prints JSON: the maximum price, its loan, the costs line by line, all assumptions. Applies the law of deedDate,
or of today, from data/reference/legal.

Invalid input ends with exit code 2 and a message for every field to correct.`

/** `lux model affordability`: calculates one case without a server. */
export function modelAffordabilityCommand(): Command {
  return new Command('affordability')
    .description('calculate the highest price a household can pay, with all assumptions')
    .argument('<file>', 'JSON question')
    .addHelpText('after', HELP)
    .action(async (file: string) => {
      const question = await readJsonArguments(file, affordabilityQuestionSchema, ({ commune }) =>
        communeProblems(commune, { file, field: 'commune' }),
      )
      const today = isoDateAt(Date.now())
      console.log(JSON.stringify(await answerAffordability(file, question, today), null, 2))
    })
}

/** @param file name of the question in errors. @throws BadInputError */
export async function answerAffordability(file: string, question: Question, today: string): Promise<object> {
  const { locale, ...request } = question
  const reference = await loadReference()
  const on = request.deedDate ?? today
  const place = { file, field: 'commune' }
  const communeSlug =
    request.commune === undefined ? null : namedCommune(buildGazetteer(reference), request.commune, place)
  try {
    const found = affordability(request, { legal: reference.legal, on, communeSlug })
    const answer = wordedAffordability(found, { locale, asOf: today })
    return { ...answer, asOf: today, notes: deprecationNotes(request, locale) }
  } catch (error) {
    if (error instanceof UnknownRateError)
      throw badCell(file, 1, 'interestRate', 'nothing', `a rate in % a year, such as 3.5: ${error.message}`)
    if (error instanceof FixationBeyondTermError)
      throw badCell(file, 1, 'fixedYears', String(error.fixedYears), `at most termYears, which is ${error.termYears}`)
    if (error instanceof MissingParameterError) throw badCell(file, 1, 'deedDate', on, `a later day: ${error.message}`)
    throw error
  }
}
