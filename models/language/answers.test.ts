import { expect, it } from 'vitest'
import { yesOrNo } from './answers.ts'

it.each([
  ['yes', true],
  [' Oui', true],
  ['JA', true],
  ['jo', true],
  ['sim', true],
  ['true', true],
  ['no', false],
  ['nein', false],
  ['neen', false],
  ['não', false],
  ['nao', false],
  ['0', false],
  ['perhaps', null],
  ['yes please', null],
  ['', null],
])('reads %j as %j', (text, answer) => {
  expect(yesOrNo(text)).toBe(answer)
})
