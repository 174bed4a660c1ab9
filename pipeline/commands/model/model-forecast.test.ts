import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'

import { modelForecastCommand, modelForecastPanelCommand } from './model-forecast.ts'
import { testFolder } from '../../testing/test-folder.ts'

const folder = testFolder()
const file = (name: string): string => join(folder, name)

function historyLines(id: string, quarters: number): string[] {
  return Array.from({ length: quarters }, (_, index) => `${id},${index + 1},${(100 * 1.01 ** index).toFixed(3)}`)
}

async function runSeries(history: readonly string[], series: readonly string[]): Promise<string> {
  writeFileSync(file('history.csv'), ['series_id,t,value', ...history].join('\n'))
  writeFileSync(file('series.csv'), ['series_id,group', ...series].join('\n'))
  await run(modelForecastCommand(), ['--history', file('history.csv'), '--series', file('series.csv')])
  return readFileSync(file('out.csv'), 'utf8')
}

async function runPanel(lines: readonly string[]): Promise<string> {
  writeFileSync(file('panel.csv'), ['refnis,name,type,quarter,n,median', ...lines].join('\n'))
  await run(modelForecastPanelCommand(), ['--in', file('panel.csv')])
  return readFileSync(file('out.csv'), 'utf8')
}

async function run(command: Command, options: readonly string[]): Promise<void> {
  await command.parseAsync([...options, '--out', file('out.csv')], { from: 'user' })
}

function panelLines(): string[] {
  return ['A', 'B'].flatMap((commune) =>
    Array.from({ length: 9 }, (_, index) => {
      const quarter = `${2020 + Math.floor(index / 4)}Q${(index % 4) + 1}`
      return `${commune},x,house,${quarter},${index === 3 ? '12,' : `30,${3000 + 10 * index}`}`
    }),
  )
}

describe('lux model forecast', () => {
  it('writes four rows per series in the order of the series file', async () => {
    const out = await runSeries([...historyLines('a', 8), ...historyLines('b', 12)], ['b,x', 'a,x'])
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe('series_id,h,mean,lo80,hi80,lo95,hi95')
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join(''))).toEqual([
      'b1',
      'b2',
      'b3',
      'b4',
      'a1',
      'a2',
      'a3',
      'a4',
    ])
  })

  it('writes the same bytes for any order of the history rows', async () => {
    const history = historyLines('a', 12)
    expect(await runSeries(history, ['a,x'])).toBe(await runSeries(history.toReversed(), ['a,x']))
  })

  it.each([
    [
      'a gap',
      [...historyLines('a', 8), 'a,10,100'],
      'history.csv:10:t: received "10", expected 9: each quarter once and no gap',
    ],
    ['a quarter given twice', [...historyLines('a', 8), 'a,8,100'], 'history.csv:10:t: received "8", expected 9'],
    ['one quarter only', ['a,1,100'], 'history.csv:2:t: received "one quarter", expected at least 8 quarters'],
    ['too few quarters', historyLines('a', 7), 'history.csv:8:t: received "7 quarters"'],
    ['a negative price', ['a,1,-100'], 'history.csv:2:value: received "-100", expected a number above 0'],
    ['a text in a number', ['a,1,n/a'], 'history.csv:2:value: received "n/a", expected a number above 0'],
    ['a series without history', historyLines('b', 8), 'series.csv:2:series_id: received "a", expected a series of'],
  ])('names file, row and column for %s', async (_, history, message) => {
    await expect(runSeries(history, ['a,x'])).rejects.toThrow(message)
  })

  it('documents its files in the help', () => {
    let help = ''
    modelForecastCommand()
      .configureOutput({ writeOut: (text) => (help += text) })
      .outputHelp()
    expect(help).toMatch(/--history +series_id, t, value/)
    expect(help).toMatch(/--out +series_id, h, mean, lo80, hi80, lo95, hi95/)
  })
})

describe('lux model forecast-panel', () => {
  it('writes four rows for every commune and type', async () => {
    const lines = (await runPanel(panelLines())).trimEnd().split('\n')
    expect(lines[0]).toBe('refnis,type,h,mean,lo80,hi80,lo95,hi95')
    expect(lines).toHaveLength(1 + 2 * 4)
    expect(lines[1]).toMatch(/^A,house,1,/)
  })

  it.each([
    [
      'one quarter only',
      ['A,x,house,2020Q1,30,100'],
      'panel.csv:2:quarter: received "one quarter with a median of type house", expected at least 8',
    ],
    [
      'a cell given twice',
      [...panelLines(), 'A,x,house,2020Q1,30,100'],
      'panel.csv:20:quarter: received "2020Q1", expected one row per commune, type and quarter; row 2 has it',
    ],
    [
      'a median without sales',
      [...panelLines(), 'C,x,house,2020Q1,,100'],
      'panel.csv:20:n: received "", expected a number above 0 where a median is given',
    ],
    ['a negative median', [...panelLines(), 'C,x,house,2020Q1,3,-5'], 'panel.csv:20:median: received "-5"'],
    [
      'a bad quarter',
      [...panelLines(), 'C,x,house,2020-1,3,5'],
      'panel.csv:20:quarter: received "2020-1", expected a quarter such as 2024-Q3',
    ],
  ])('names file, row and column for %s', async (_, lines, message) => {
    await expect(runPanel(lines)).rejects.toThrow(message)
  })
})
