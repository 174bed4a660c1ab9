declare module 'snowball-stemmers' {
  /** @throws for a language that it does not know */
  export function newStemmer(language: string): { stem(word: string): string }
}
