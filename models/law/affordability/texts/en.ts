import type { AffordabilityTexts } from './text-keys.ts'

export const en: AffordabilityTexts = {
  costs: {
    registration_duty: 'Registration duty',
    transcription_duty: 'Transcription duty',
    bellegen_akt_credit: 'Bëllegen Akt credit',
    municipal_surcharge: 'Municipal surcharge',
    notary_emoluments: 'Notary, sale deed',
    notary_vat: 'VAT on the notary, sale deed',
    notary_disbursements: 'Notary, disbursements',
    mortgage_registration: 'Registration of the loan',
    mortgage_inscription: 'Inscription of the mortgage',
    mortgage_emoluments: 'Notary, mortgage deed',
    mortgage_emoluments_vat: 'VAT on the notary, mortgage deed',
    bank_file_fee: 'File fee of the bank',
    expert_valuation: 'Valuation for the bank',
    agency_fee: 'Agency fee',
    construction_vat: 'VAT on the construction',
  },
  unknown: {
    bellegen_akt_credit:
      'Bëllegen Akt: not confirmed, so no credit is counted. State residenceUse primary, bellegenAktEligibleBuyers and bellegenAktCreditAvailable once confirmed.',
    duty_reduction:
      'Halved duties: whether this deed profits from them is not known, so full duties are counted. It depends on the use, or on a promise registered by 30 June 2025.',
    investor_credit:
      'Credit for investors in new dwellings to let: it existed on this day, is not confirmed, and is not counted.',
    municipal_surcharge:
      'Municipal surcharge of Luxembourg City and Mamer (3 % of the price): whether it is due is not known, so it is not counted. State commune and propertyType.',
    vat_rate:
      'VAT on a new dwelling: 3 % needs a main residence, which is not confirmed, so the normal rate is counted.',
    land_share:
      'New build: the land part of the price is not stated, so duties and VAT rest on a working assumption. State landPercent from the contract.',
  },
  levers: {
    savings_more: '{amount} € more savings',
    debts_none: 'other loans paid off ({amount} € a month)',
    term_longer: 'a term of {years} years at the same rate',
    rate_lower: 'a rate {points} points lower',
    debt_service_higher: 'a lender that accepts {percent} % of net income for debts',
    bellegen_akt_confirmed: 'main residence and a Bëllegen Akt credit of {amount} €, once confirmed',
    first_time_buyer: 'first-time buyers only: a loan up to 100 % of the price, if the lender agrees',
  },
  assumptions: {
    net_income_scale:
      'Net income is an approximation by tax scale and social contributions ({status} figures): two people count as two equal earners; low is one earner taxed alone, high adds credits and flat deductions.',
    net_income_share:
      'No Luxembourg tax scale applies or is known, so net income is taken as {percent} % of gross ({low} to {high} %), which is rough.',
    debt_service_practice:
      'Debt payments up to {percent} % of net income: practice of lenders, no legal limit; they also look at what is left to live on.',
    debt_service_stated: 'Debt payments up to {percent} % of net income, as you state.',
    rate_series:
      'The rate of {rate} % is the published average of {month}, {age} months before the deed; an offer to you will differ.',
    rate_stated: 'The rate of {rate} % is the one you state, fixed for the whole term.',
    term_assumed: 'A term of {years} years is taken.',
    condition_assumed: 'An existing dwelling is taken, since propertyCondition is not stated.',
    use_unknown: 'The use is not stated, so the lowest cap on the loan is taken.',
    outside_surcharge:
      'The dwelling is taken to lie outside Luxembourg City and Mamer, which may add 3 %; state commune to be sure.',
    duties_halved: 'Duties are due on half of the price, as the law of that day says; conditions of use apply.',
    credit_conditions:
      'The Bëllegen Akt must be paid back unless the buyers live there within 2 years (4 for new build) and for at least 2 years.',
    credit_capped: 'The credit is limited to {amount} € for each of the eligible buyers.',
    first_time_stated:
      'A loan up to 100 % of the price rests on your word that all buyers buy their first main residence; the lender checks it.',
    non_resident_lending: 'Lenders usually give non-residents up to {percent} % of the price: practice, not law.',
    new_build_price:
      'The price of new build includes VAT; adverts may quote it with 3 % or 17 %, so compare with care.',
    new_build_progress: 'Nothing is taken to be built at the deed; what stands by then bears duties instead of VAT.',
    vat_approval:
      'VAT of 3 % needs approval before invoicing; its benefit is capped at {amount} € for each dwelling (one press echo says 100,000 €, not confirmed).',
    unverified_figures: 'Some figures are practice or general knowledge and marked unverified: {names}.',
    left_out: 'Insurance, works, furniture, moving and yearly costs are not counted, nor are state aids.',
  },
  bellegenAkt: {
    applied: 'confirmed and applied',
    confirmed_zero: 'confirmed: no credit is available',
    not_applicable: 'not applicable: only for a main residence',
    unconfirmed: 'unconfirmed: no credit is counted, which is not the same as none',
  },
  complete: 'All costs known for this case are counted; within the assumptions it may serve as a search limit.',
  knownCostsOnly:
    'Known costs only: do not use this figure as a hard search ceiling or as a verdict on what is affordable. Not known: {components}.',
  disclaimer:
    'Law of {deedDate}, data of {asOf}. Not legal, tax or financial advice; a notary and a bank give binding figures.',
  personalResidenceDeprecated:
    'isPersonalResidence is deprecated and changes no figure; send residenceUse, and the Bëllegen Akt fields once confirmed.',
  firstTimeBuyerDeprecated:
    'isFirstTimeBuyer is deprecated: it may lift the cap on the loan of a main residence, but confirms no Bëllegen Akt. First-time buyers should also look at state aids on guichet.public.lu.',
}
