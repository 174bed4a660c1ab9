import type { CompanyFormWords } from '../../words/adverts/company-form-words.ts'

export const companyForms = {
  forms: 'sarls?|sa',
} satisfies CompanyFormWords
