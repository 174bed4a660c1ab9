import type { WordKey } from '../../say/words.ts'

type NameOf<Key> = Key extends `calc.field.${infer Name}` ? Name : never
export type FieldName = NameOf<WordKey>

/** One value that a calculator asks for, under the name of the engine's argument. */
export interface CalculatorField {
  readonly name: FieldName
  readonly kind: 'euro' | 'number' | 'text' | 'choice' | 'checks'
  /** Values of a choice or of boxes, with the key of each word. */
  readonly choices?: readonly { readonly value: string; readonly label: WordKey | null }[]
  readonly isRequired?: true
  /** Value in a form that nobody has filled in. */
  readonly initial?: string
  /** Behind the disclosure of further details. */
  readonly isFurther?: true
}

/** Choices whose words stand under `calc.choice`. */
export function choicesOf<Value extends string>(
  values: readonly Value[] & (`calc.choice.${Value}` extends WordKey ? unknown : never),
): CalculatorField['choices'] {
  return values.map((value) => ({ value, label: `calc.choice.${value}` as WordKey }))
}
