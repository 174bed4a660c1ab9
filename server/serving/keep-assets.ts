import type { Release } from './release.ts'

/**
 * Adds the assets of earlier releases to a release: cached pages still request their own stylesheet. They are few and small, since
 * their names change only with their content.
 */
export function keepAssets(release: Release, previous: Release | undefined): Release {
  const { documents } = release
  const earlier = [...(previous?.documents.hot ?? [])].filter(
    ([path]) => path.startsWith('/assets/') && !documents.hot.has(path),
  )
  if (earlier.length === 0) return release
  return { ...release, documents: { ...documents, hot: new Map([...documents.hot, ...earlier]) } }
}
