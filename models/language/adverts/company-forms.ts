import { companyForms as de } from '../de/adverts/company-forms.ts'
import { companyForms as fr } from '../fr/adverts/company-forms.ts'
import { joinWords } from '../words/join-words.ts'
import type { CompanyFormWords } from '../words/adverts/company-form-words.ts'

const of = (concept: keyof CompanyFormWords): string => joinWords([fr, de], concept)

export const COMPANY_FORM = new RegExp(`${of('forms')}$`)
