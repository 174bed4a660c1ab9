import { describe, expect, it } from 'vitest'
import { repositoryFiles, typeScriptFiles } from './source-files.ts'
import { forcedCasts, guessingComments, longLines } from './writing.ts'

const everywhere = typeScriptFiles()
// The rules themselves quote forbidden casts as examples.
const files = everywhere.filter(({ path }) => !path.startsWith('scripts/rules/'))
const example = (text: string) => [{ path: 'models/a.ts', text }]

describe('TypeScript', () => {
  it('has no line over 160 columns', () => {
    expect(longLines(example(`const a = '${'x'.repeat(150)}'`))).toEqual(['models/a.ts:1 (162 columns)'])
    expect(longLines(everywhere)).toEqual([])
  })

  it('has no comment that begins with "Of", "That", "As" or "What"', () => {
    expect(guessingComments(example('/** Of a query so many stems count, the rarest first. */'))).toHaveLength(1)
    expect(guessingComments(example('  // That it fits.'))).toHaveLength(1)
    expect(guessingComments(example('/** What is asked for? */\n/** Offers. */'))).toEqual([])
    const commented = [...everywhere, ...repositoryFiles(/^pipeline\/.*\.sql$/)]
    expect(guessingComments(commented)).toEqual([])
  })

  it('steps around no type between rooms: only where a library or a syntax tree has none', () => {
    expect(forcedCasts(example('const a = rows as unknown as Row[]'))).toEqual(['models/a.ts:1'])
    // Types of DuckDB and of the MCP SDK say less than they hold; the gazetteer checks the places of a release when it is built.
    const allowed =
      /\.(?:test|fixture)\.ts:|\/testing\/|^scripts\/|^pipeline\/warehouse\/read\.ts:|^server\/faces\/mcp\/offer\/tool\.ts:|^server\/release\/load-facts\.ts:/
    expect(forcedCasts(files).filter((place) => !allowed.test(place))).toEqual([])
  })
})
