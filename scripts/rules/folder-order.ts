import { dirname } from 'node:path'
import { importsOf } from './imports.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Most source files that stand in one folder, those of its sub-folders not counted. */
const MOST_FILES = 25

/**
 * Imports that tie folders of a room into a circle, in words; none where the folders form an order. Types, re-exports and URLs of workers count,
 * tests and what only tests use do not. Folders are taken with and without what lies below them, so that rooms are in order and their parts too.
 */
export function circlesOf(files: readonly SourceFile[], room: string): string[] {
  const imports = sourcesOf(files, room)
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith(`${room}/`))
  const depths = new Set(imports.map(({ from }) => depthOf(dirname(from))))
  const found = [...depths].sort((a, b) => a - b).flatMap((depth) => knotOf(linksAt(imports, depth)))
  return [...new Set(found)]
}

/** Folders of a room with more source files than a reader can take in, and how many. */
export function crowdedFolders(files: readonly SourceFile[], room: string): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sourcesOf(files, room)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`)
}

interface Link {
  from: string
  to: string
  words: string
}

function sourcesOf(files: readonly SourceFile[], room: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${room}/`) && path.endsWith('.ts') && !isTest(path))
}

function linksAt(imports: readonly { from: string; to: string }[], depth: number): Link[] {
  const folderOf = (path: string): string => dirname(path).split('/').slice(0, depth).join('/')
  return imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to), words: `${from} imports ${to}` }))
    .filter(({ from, to }) => from !== to)
}

/** Removes folders that import nothing of the rest, or that nothing of it imports, until none of these is left. @returns the others */
function knotOf(links: readonly Link[]): string[] {
  const importing = new Set(links.map(({ from }) => from))
  const imported = new Set(links.map(({ to }) => to))
  const left = links.filter(({ from, to }) => imported.has(from) && importing.has(to))
  return left.length === links.length ? left.map(({ words }) => words) : knotOf(left)
}

function depthOf(folder: string): number {
  return folder.split('/').length
}
