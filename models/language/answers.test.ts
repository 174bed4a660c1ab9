import { expect, it } from 'vitest'
import cases from './answers.cases.json' with { type: 'json' }
import { yesOrNo } from './answers.ts'

it.each(cases.answers as [string, boolean | null][])('reads %j as %j', (text, answer) => {
  expect(yesOrNo(text)).toBe(answer)
})
