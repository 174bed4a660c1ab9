import { expect, it } from 'vitest'
import { dataTable } from './data-table.ts'

const table = (labels: string[]) =>
  dataTable({ caption: 'c', columns: labels.map((label) => ({ label })), rows: [labels.map(() => 'x')] }).text

it('makes cards of rows that a phone cannot hold', () => {
  expect(table(['a', 'b', 'c'])).toContain('<table class="tbl cards">')
  expect(table(['a', 'b'])).toContain('<table class="tbl pairs">')
  expect(table(['a', 'b', 'c'])).toContain('<td data-l="b">x</td>')
})
