/**
 * Puts words into a sentence: `{name}` becomes the word of that name.
 * @throws RangeError for a name that no word was given for, so that no sentence goes out with a hole in it
 */
export function fill(template: string, words: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new RangeError(`No word for {${name}} in ${JSON.stringify(template)}`)
    return String(word)
  })
}
