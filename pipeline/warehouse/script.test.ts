import { expect, it } from 'vitest'
import { statementsOf } from './script.ts'

it('splits a script at semicolons outside quotes and comments', () => {
  const script = `-- first; not a statement\nSELECT ';' AS a; SELECT "x;y", 3 - 1 -- trailing; comment\n FROM t;\n`
  expect(statementsOf(script)).toEqual([`SELECT ';' AS a`, `SELECT "x;y", 3 - 1 \n FROM t`])
})
