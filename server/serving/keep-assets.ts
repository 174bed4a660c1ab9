import type { Release } from './release.ts'

/**
 * The release with the assets of those served before it: for as long as caches may show a page of theirs, that page asks for its own stylesheet. They are few
 * and small, since their names change only with their content.
 */
export function keepAssets(release: Release, previous: Release | undefined): Release {
  const { documents } = release
  const earlier = [...(previous?.documents.hot ?? [])].filter(
    ([path]) => path.startsWith('/assets/') && !documents.hot.has(path),
  )
  if (earlier.length === 0) return release
  return { ...release, documents: { ...documents, hot: new Map([...documents.hot, ...earlier]) } }
}
