import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { DEFENCES } from './defences.ts'

const defence = DEFENCES.find(({ name }) => name === process.env.WITHOUT_DEFENCE)
const edits = [defence, defence?.also].filter((edit) => edit !== undefined)

/** Runs the tests with one defence removed from the code while it is loaded; changes no file. */
export default defineConfig({
  plugins: [
    {
      name: 'without-defence',
      enforce: 'pre',
      transform(code, id) {
        const path = id.split('?', 1)[0]!
        const edit = edits.find(({ file }) => path.includes(file))
        if (!edit) return undefined
        // Code of this repository may use either kind of quotes.
        const at = path.endsWith('.ts') ? alike(code).indexOf(alike(edit.from)) : code.indexOf(edit.from)
        if (at === -1) return undefined
        console.log(`TAKEN OUT of ${edit.file}`)
        return { code: code.slice(0, at) + edit.to + code.slice(at + edit.from.length), map: null }
      },
    },
  ],
  test: {
    include: ['{server,models,pipeline}/**/*.test.ts', 'scripts/{e2e,rules,backup}/*.test.ts'],
    // Later runs must not find the changed code in the cache.
    fsModuleCache: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/better-auth/] } },
  },
})

function alike(text: string): string {
  return text.replaceAll("'", '"')
}
