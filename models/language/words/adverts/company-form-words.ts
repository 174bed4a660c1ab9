/** Legal forms that end the name of a company, folded, without signs, as sources of patterns. */
export interface CompanyFormWords {
  forms: string
}
