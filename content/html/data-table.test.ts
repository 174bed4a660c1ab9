import { expect, it } from 'vitest'
import { dataTable } from './data-table.ts'

const table = (labels: string[]) =>
  dataTable({ caption: 'c', columns: labels.map((label) => ({ label })), rows: [labels.map(() => 'x')] }).text

it('makes cards of rows that a phone cannot hold', () => {
  expect(table(['a', 'b', 'c'])).toContain('<table class="tbl cards">')
  expect(table(['a', 'b'])).toContain('<table class="tbl pairs">')
  expect(table(['a', 'b', 'c'])).toContain('<td data-l="b">x</td>')
})

it('sets as many values in a line of a phone as their texts leave room for', () => {
  const classOf = (...cells: string[]): string | undefined => {
    const columns = ['', ...cells].map((label) => ({ label }))
    return /class="(.*?)"/.exec(dataTable({ caption: 'c', columns, rows: [['x', ...cells]] }).text)?.[1]
  }
  expect(classOf('1', '2', '3')).toBe('tbl cards three')
  expect(classOf('1', 'Duties on sales of real estate', '3')).toBe('tbl cards')
  expect(classOf('0.874', '1.003', '0.893', '1.046', '4.42')).toBe('tbl cards four')
  expect(classOf('0.874', 'Duties on sales', '0.893', '1.046', '4.42')).toBe('tbl cards')
})

it('keeps what is compared side by side on a phone, as many columns as there are', () => {
  const classOf = (...heads: string[]): string | undefined => {
    const columns = ['', ...heads].map((label) => ({ label }))
    const rows = [['x', ...heads.map(() => 'Duties on sales of real estate')]]
    return /class="(.*?)"/.exec(dataTable({ caption: 'c', columns, rows, isAbreast: true }).text)?.[1]
  }
  expect([classOf('a'), classOf('a', 'b'), classOf('a', 'b', 'c'), classOf('a', 'b', 'c', 'd')]).toEqual([
    'tbl abreast',
    'tbl abreast two',
    'tbl abreast three',
    'tbl abreast four',
  ])
})
