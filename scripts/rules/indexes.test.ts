import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, typeScriptFiles } from './source-files.ts'

/** Names that an index does not mention. */
const missingFrom = (index: string, names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !index.includes(name)).sort()

const textOf = (path: string): string => repositoryFiles(new RegExp(`^${path}$`))[0]!.text
const namesBelow = (folder: string): string[] =>
  repositoryFiles(new RegExp(`^${folder}/(?!README)[^/]+\\.md$`)).map(({ path }) => path.slice(folder.length + 1))

describe('an index', () => {
  it('that forgets a name is found out', () => {
    expect(missingFrom('| [feeds.md](feeds.md) |', ['feeds.md', 'law.md'])).toEqual(['law.md'])
  })

  it.each(['content/docs', 'content/decisions'])('names every document of %s', (folder) => {
    expect(namesBelow(folder).length).toBeGreaterThan(10)
    expect(missingFrom(textOf(`${folder}/README.md`), namesBelow(folder))).toEqual([])
  })

  it('names every decision once', () => {
    const links = textOf('content/decisions/README.md').match(/\(\d{4}-[\w-]+\.md\)/g)!
    expect(links.length).toBe(new Set(links).size)
  })

  it('names every folder of code in architecture.md', () => {
    const folders = typeScriptFiles()
      .filter(({ path }) => /^(?:models|content|pipeline|server)\//.test(path) && !/\/(?:testing|e2e)\//.test(path))
      .flatMap(({ path }) => dirname(path).split('/').slice(1, 3))
    expect(folders.length).toBeGreaterThan(500)
    expect(
      missingFrom(
        textOf('content/docs/architecture.md'),
        folders.map((name) => `\`${name}\``),
      ),
    ).toEqual([])
  })
})
