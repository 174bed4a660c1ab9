import type { Locale } from '../../../kernel/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { lu } from './lu.ts'
import { pt } from './pt.ts'
import type { AffordabilityTexts } from './text-keys.ts'

const TEXTS: Readonly<Record<Locale, AffordabilityTexts>> = { en, fr, de, lu, pt }

export function affordabilityTexts(locale: Locale): AffordabilityTexts {
  return TEXTS[locale]
}

/** A sentence with its figures: `{name}` stands for `figures.name`. @throws RangeError for a figure that is missing */
export function filled(sentence: string, figures: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new RangeError(`The sentence needs ${name}: ${sentence}`)
    return figure
  })
}
