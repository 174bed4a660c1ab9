import type { CompanyFormWords } from '../../words/adverts/company-form-words.ts'

export const companyForms = {
  forms: 'gmbh',
} satisfies CompanyFormWords
