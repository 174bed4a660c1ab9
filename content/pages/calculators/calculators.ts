import {
  EMPLOYMENT_TYPES,
  HOUSEHOLD_TYPES,
  PROPERTY_CONDITIONS,
  RESIDENCE_USES,
  RESIDENCY_TYPES,
} from '../../../models/contracts/law/affordability.ts'
import { CONDITIONS } from '../../../models/contracts/listings/observation.ts'
import { VALUATION_FEATURES } from '../../../models/contracts/market/valuation.ts'
import { ENERGY_CLASSES } from '../../../models/kernel/energy-class.ts'
import { INTERFACE_PROPERTY_TYPES } from '../../../models/kernel/property-type.ts'
import type { WordKey } from '../../say/words.ts'
import { choicesOf, type CalculatorField } from './calculator-fields.ts'

export const CALCULATORS = ['afford', 'afford-rent', 'estimate', 'commute', 'rent-or-buy'] as const
export type CalculatorId = (typeof CALCULATORS)[number]

/** A calculator as a page: its words, its form and figures to try. */
export interface Calculator {
  /** Address below the language. */
  readonly path: string
  readonly title: WordKey
  readonly lead: WordKey
  readonly formTitle: WordKey
  readonly fields: readonly CalculatorField[]
  /** Query of an example. */
  readonly example: Readonly<Record<string, string>>
  /** Whether the example is worked out at first view. */
  readonly isWorked?: boolean
}

const HOUSEHOLD: readonly CalculatorField[] = [
  { name: 'annualIncome', kind: 'euro', isRequired: true },
  { name: 'savingsAvailable', kind: 'euro', isRequired: true },
  { name: 'monthlyDebts', kind: 'euro', isRequired: true, initial: '0' },
  { name: 'householdType', kind: 'choice', choices: choicesOf(HOUSEHOLD_TYPES), isRequired: true },
  { name: 'employmentType', kind: 'choice', choices: choicesOf(EMPLOYMENT_TYPES), isRequired: true },
  { name: 'residencyType', kind: 'choice', choices: choicesOf(RESIDENCY_TYPES), isRequired: true },
]
const PURCHASE: readonly CalculatorField[] = [
  { name: 'firstMainResidence', kind: 'choice', choices: yesOrNo(), isFurther: true },
  { name: 'bellegenAktEligibleBuyers', kind: 'number', isFurther: true },
  { name: 'bellegenAktCreditAvailable', kind: 'euro', isFurther: true },
  { name: 'propertyCondition', kind: 'choice', choices: choicesOf(PROPERTY_CONDITIONS), isFurther: true },
  { name: 'propertyType', kind: 'choice', choices: typesOf(['apartment', 'house']), isFurther: true },
  { name: 'commune', kind: 'text', isFurther: true },
  { name: 'termYears', kind: 'number', isFurther: true },
  { name: 'interestRate', kind: 'number', isFurther: true },
]
const USE: CalculatorField = { name: 'residenceUse', kind: 'choice', choices: choicesOf(RESIDENCE_USES) }
const HOUSEHOLD_EXAMPLE = {
  annualIncome: '90000',
  savingsAvailable: '80000',
  monthlyDebts: '0',
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
}
const PURCHASE_EXAMPLE = {
  residenceUse: 'primary',
  bellegenAktEligibleBuyers: '2',
  bellegenAktCreditAvailable: '80000',
}

/** The calculators in the order of the menu. The names of their fields are the arguments of the tools. */
export const CALCULATOR_PAGES: Readonly<Record<CalculatorId, Calculator>> = {
  afford: {
    path: 'afford',
    title: 'calc.afford.title',
    lead: 'calc.afford.lead',
    formTitle: 'calc.figures',
    fields: [...HOUSEHOLD, USE, ...PURCHASE],
    example: { ...HOUSEHOLD_EXAMPLE, ...PURCHASE_EXAMPLE, propertyType: 'apartment', commune: 'Esch-sur-Alzette' },
    isWorked: true,
  },
  'afford-rent': {
    path: 'afford/rent',
    title: 'calc.afford.rentTitle',
    lead: 'calc.afford.rentLead',
    formTitle: 'calc.figures',
    fields: [
      ...HOUSEHOLD,
      { name: 'monthlyCharges', kind: 'euro', isFurther: true },
      { name: 'hasAgency', kind: 'choice', choices: yesOrNo(), isFurther: true },
    ],
    example: { ...HOUSEHOLD_EXAMPLE, savingsAvailable: '12000', monthlyCharges: '250' },
    isWorked: true,
  },
  estimate: {
    path: 'estimate',
    title: 'calc.estimate.title',
    lead: 'calc.estimate.lead',
    formTitle: 'calc.home',
    fields: [
      { name: 'listingType', kind: 'choice', choices: choicesOf(['sale', 'rent']), isRequired: true },
      { name: 'propertyType', kind: 'choice', choices: typesOf(INTERFACE_PROPERTY_TYPES), isRequired: true },
      { name: 'commune', kind: 'text', isRequired: true },
      { name: 'areaSqm', kind: 'number', isRequired: true },
      { name: 'bedrooms', kind: 'number' },
      { name: 'energyClass', kind: 'choice', choices: ENERGY_CLASSES.map((value) => ({ value, label: null })) },
      { name: 'bathrooms', kind: 'number', isFurther: true },
      { name: 'constructionYear', kind: 'number', isFurther: true },
      { name: 'condition', kind: 'choice', choices: worded('condition', CONDITIONS), isFurther: true },
      { name: 'floor', kind: 'number', isFurther: true },
      { name: 'landAreaSqm', kind: 'number', isFurther: true },
      {
        name: 'features',
        kind: 'checks',
        choices: VALUATION_FEATURES.flatMap((value) =>
          value === 'furnished' || value === 'new_build'
            ? []
            : [{ value, label: `feature.${value}` as const satisfies WordKey }],
        ),
        isFurther: true,
      },
    ],
    example: {
      listingType: 'sale',
      propertyType: 'apartment',
      commune: 'luxembourg',
      areaSqm: '85',
      bedrooms: '2',
      energyClass: 'C',
    },
  },
  commute: {
    path: 'commute',
    title: 'calc.commute.title',
    lead: 'calc.commute.lead',
    formTitle: 'calc.home',
    fields: [{ name: 'commune', kind: 'text', isRequired: true }],
    example: { commune: 'mersch' },
  },
  'rent-or-buy': {
    path: 'rent-or-buy',
    title: 'calc.rentOrBuy.title',
    lead: 'calc.rentOrBuy.lead',
    formTitle: 'calc.figures',
    fields: [
      { name: 'price', kind: 'euro', isRequired: true },
      { name: 'monthlyRent', kind: 'euro', isRequired: true },
      ...HOUSEHOLD,
      USE,
      { name: 'years', kind: 'number', isFurther: true },
      { name: 'investmentReturnPercent', kind: 'number', isFurther: true },
      { name: 'rentGrowthPercent', kind: 'number', isFurther: true },
      { name: 'priceGrowthPercent', kind: 'number', isFurther: true },
      ...PURCHASE,
    ],
    example: {
      price: '650000',
      monthlyRent: '1900',
      ...HOUSEHOLD_EXAMPLE,
      savingsAvailable: '150000',
      ...PURCHASE_EXAMPLE,
    },
  },
}

function yesOrNo(): CalculatorField['choices'] {
  return [
    { value: 'true', label: 'calc.choice.yes' },
    { value: 'false', label: 'calc.choice.no' },
  ]
}

function typesOf(types: readonly (typeof INTERFACE_PROPERTY_TYPES)[number][]): CalculatorField['choices'] {
  return types.map((value) => ({ value, label: `type.${value}` as const satisfies WordKey }))
}

function worded(group: 'condition', values: readonly (typeof CONDITIONS)[number][]): CalculatorField['choices'] {
  return values.map((value) => ({ value, label: `${group}.${value}` as const satisfies WordKey }))
}
