import { companyForms as de } from '../de/adverts/company-forms.ts'
import { companyForms as fr } from '../fr/adverts/company-forms.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([fr, de])

export const COMPANY_FORM = new RegExp(`${of('forms')}$`)
