import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  choiceColumn,
  integerColumn,
  lineColumn,
  nullableColumn,
  numberColumn,
  optionalColumn,
  quarterColumn,
  textColumn,
} from './csv-columns.ts'
import { BadInputError, parseCsvTable, readCsvTable, writeCsvTable } from './csv-table.ts'

const PRICES = { id: textColumn(20), n: integerColumn({ min: 0 }), price: numberColumn({ above: 0 }) }

describe('parseCsvTable', () => {
  it('reads typed rows for any order of columns, and ignores unknown columns', () => {
    expect(parseCsvTable('p.csv', '\uFEFFprice,note,id,n\n12.5,x,"a,b",3.0\n', PRICES)).toEqual([
      { id: 'a,b', n: 3, price: 12.5 },
    ])
  })

  it('keeps unknown apart from zero', () => {
    const schema = { n: nullableColumn(integerColumn()), rooms: optionalColumn(integerColumn()) }
    expect(parseCsvTable('p.csv', 'n,other\n0,\n,\n', schema)).toEqual([
      { n: 0, rooms: null },
      { n: null, rooms: null },
    ])
  })

  const problems = {
    'a missing column': ['id,n\na,1\n', 'p.csv:1:price: received "id,n", expected a column price.'],
    'a text in a number': ['id,n,price\na,1,9\nb,1,abc\n', 'p.csv:3:price: received "abc", expected a number above 0.'],
    'a negative price': ['id,n,price\na,1,-2\n', 'p.csv:2:price: received "-2", expected a number above 0.'],
    'an empty price': ['id,n,price\na,1,\n', 'p.csv:2:price: received "", expected a number above 0.'],
    'a hexadecimal number': ['id,n,price\na,1,0x10\n', 'p.csv:2:price: received "0x10"'],
    'an endless number': ['id,n,price\na,1,1e999\n', 'p.csv:2:price: received "1e999"'],
    'a fraction in a count': [
      'id,n,price\na,1.5,2\n',
      'p.csv:2:n: received "1.5", expected a whole number at least 0.',
    ],
    'a short row': ['id,n,price\na,1\n', 'p.csv:2: received "2 cells", expected 3 cells, as in the header.'],
    'an empty file': ['', 'p.csv:1: received "an empty file", expected a header row.'],
    'a header alone': ['id,n,price\n', 'p.csv:2: received "no data row"'],
    'a column named twice': ['id,id,n,price\n', 'p.csv:1:id: received "the column twice"'],
    'an open quote': ['id,n,price\n"a,1,2\n', 'p.csv:2: received "Quote Not Closed'],
  } satisfies Record<string, [text: string, message: string]>
  it.each(Object.entries(problems))('names file, row, column and expectation for %s', (_, [text, message]) => {
    expect(() => parseCsvTable('p.csv', text, PRICES)).toThrow(message)
  })

  it('counts file lines, so that rows after a quoted line break are named as an editor shows them', () => {
    const text = 'id,n,price\n"two\nlines",1,2\nb,1,x\n'
    expect(() => parseCsvTable('p.csv', text, PRICES)).toThrow('p.csv:4:price')
  })

  it('gives the line of each row to callers that compare rows', () => {
    const rows = parseCsvTable('p.csv', 'id\n"two\nlines"\n\nb\n', { line: lineColumn(), id: textColumn() })
    expect(rows).toEqual([
      { line: 3, id: 'two\nlines' },
      { line: 5, id: 'b' },
    ])
  })

  it('collects several problems but stops at ten', () => {
    const text = `id,n,price\n${'a,x,y\n'.repeat(50)}`
    const problems = problemsOf(() => parseCsvTable('p.csv', text, PRICES))
    expect(problems).toHaveLength(10)
    expect(problems.slice(0, 3).map(({ row, column }) => `${row}:${column}`)).toEqual(['2:n', '2:price', '3:n'])
  })

  it('refuses more rows than the caller allows', () => {
    expect(() => parseCsvTable('p.csv', 'id,n,price\na,1,2\nb,1,2\n', PRICES, 1)).toThrow('expected at most 1 rows')
  })

  it('checks words and quarters', () => {
    const schema = { type: choiceColumn(['apartment', 'house']), quarter: quarterColumn() }
    expect(() => parseCsvTable('p.csv', 'type,quarter\nboat,2020Q5\n', schema)).toThrow(
      /expected one of apartment, house\.\n.*expected a quarter such as 2024Q3/,
    )
  })
})

describe('readCsvTable and writeCsvTable', () => {
  it('give back what was written, for any text and finite number', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'table.csv')
    const schema = { text: textColumn(), value: nullableColumn(numberColumn()) }
    const row = fc.record({
      text: fc.string({ minLength: 1, maxLength: 20 }),
      // Adding 0 turns -0 into 0, as String() writes it.
      value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((v) => v + 0)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        await writeCsvTable(file, ['text', 'value'], rows)
        expect(await readCsvTable(file, schema)).toEqual(rows)
      }),
      { numRuns: 50 },
    )
  })

  it('writes the same bytes for any property order of the rows', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'table.csv')
    await writeCsvTable(
      file,
      ['b', 'a'],
      [
        { a: 'x "y"', b: 1 },
        { b: null, a: 'z' },
      ],
    )
    expect(await readFile(file, 'utf8')).toBe('b,a\n1,"x ""y"""\n,z\n')
  })

  it('refuses to write a number that is not finite', async () => {
    await expect(writeCsvTable('unwritten.csv', ['mean'], [{ mean: Number.NaN }])).rejects.toThrow('Column mean: NaN')
  })

  it('says so when the file is absent or larger than allowed', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'table.csv')
    await expect(readCsvTable(file, PRICES)).rejects.toThrow('received "no such file"')
    await writeFile(file, 'id,n,price\na,1,2\n')
    await expect(readCsvTable(file, PRICES, { maxBytes: 5 })).rejects.toThrow('expected at most 5 bytes')
  })
})

function problemsOf(run: () => unknown): BadInputError['problems'] {
  try {
    run()
  } catch (error) {
    if (error instanceof BadInputError) return error.problems
  }
  throw new Error('a BadInputError was expected')
}
