import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Advert, Portal } from './adverts/advert.ts'
import { type Day, dayOf, formatDay } from '../../models/kernel/day.ts'
import { alphaFormat } from './feeds/alpha.ts'
import { betaFormat, encodeLatin1 } from './feeds/beta.ts'
import { gammaFormat } from './feeds/gamma.ts'
import { hostedFormat } from './feeds/hosted.ts'
import { openImmoDocument, picturePath } from './feeds/openimmo.ts'
import { placePictures } from './feeds/picture-folders.ts'
import { polirisDocument } from './feeds/poliris.ts'
import { PortalWriter } from './feeds/portal-writer.ts'
import { SoftwareWriter } from './feeds/software-writer.ts'
import { workbookBytes } from './feeds/workbook.ts'
import { writeZip, type ZipEntry } from './feeds/zip-file.ts'
import { readGrammars } from './adverts/grammar.ts'
import { createMarket } from './market.ts'
import type { MarketParameters, MarketSize } from './parameters/parameters.ts'
import { TruthWriter } from './truth.ts'

export interface GenerateOptions {
  readonly parameters: MarketParameters
  readonly size: MarketSize
  readonly feedsDir: string
  readonly truthDir: string
  /** Whether to draw the pictures named in adverts; without them the names lead nowhere. @default true */
  readonly pictures?: boolean
  /** Whether files of portals are gzip, a seventh of the bytes. @default false */
  readonly packed?: boolean
}

export interface Generated {
  readonly properties: number
  readonly adverts: number
  readonly active: number
  readonly advertsByPortal: Readonly<Record<string, number>>
}

interface FeedWriter {
  write(advert: Advert): void
  close(): void | Promise<void>
}

/** Draws the market and writes its feeds and its truth. Both directories must be empty or absent. */
export async function generateMarket(options: GenerateOptions): Promise<Generated> {
  const { parameters, size, feedsDir, truthDir, pictures = true, packed = false } = options
  const market = await createMarket(parameters, size)
  if (pictures) await addPictures(feedsDir, size.seed)
  const writers = await createWriters(parameters, feedsDir, packed)
  const truth = new TruthWriter(truthDir, market)
  const advertsByPortal: Record<string, number> = {}
  let [properties, adverts, active] = [0, 0, 0]
  for (const property of market.properties()) {
    properties++
    truth.write(property)
    for (const advert of property.adverts) {
      adverts++
      if (advert.to === null) active++
      advertsByPortal[advert.portal] = (advertsByPortal[advert.portal] ?? 0) + 1
      writers[advert.portal].write(advert)
    }
  }
  truth.close()
  for (const writer of Object.values(writers)) await writer.close()
  return { properties, adverts, active, advertsByPortal }
}

async function createWriters(
  { snapshots: dates }: MarketParameters,
  directory: string,
  packed: boolean,
): Promise<Record<Portal, FeedWriter>> {
  const grammars = await readGrammars()
  const snapshots = dates.map(dayOf)
  const alpha = alphaFormat(grammars.en)
  const gamma = gammaFormat(grammars.de)
  const common = { directory, snapshots, packed }
  return {
    alpha: new PortalWriter({ ...common, portal: 'alpha', archive: alpha, live: alpha, archiveRowsPerFile: 200_000 }),
    beta: new PortalWriter({
      ...common,
      portal: 'beta',
      archive: betaFormat(grammars.fr, true),
      live: betaFormat(grammars.fr, false),
      encodeArchive: encodeLatin1,
      archiveRowsPerFile: 200_000,
    }),
    gamma: new PortalWriter({ ...common, portal: 'gamma', archive: gamma, live: gamma, archiveRowsPerFile: 20_000 }),
    hosted: new PortalWriter({
      ...common,
      portal: 'hosted',
      archive: hostedFormat,
      live: hostedFormat,
      archiveRowsPerFile: 200_000,
    }),
    openimmo: new SoftwareWriter({
      directory: join(directory, 'openimmo'),
      extension: 'zip',
      snapshots,
      writeDay: (path, day, adverts) => writeOpenImmo(path, day, adverts, join(directory, PICTURE_HOME, 'pictures')),
    }),
    poliris: new SoftwareWriter({
      directory: join(directory, 'poliris'),
      extension: 'csv',
      snapshots,
      writeDay: (path, day, adverts) => writeFile(path, encodeLatin1(polirisDocument(day, adverts))),
    }),
    workbook: new SoftwareWriter({
      directory: join(directory, 'workbook'),
      extension: 'xlsx',
      snapshots,
      writeDay: (path, day, adverts) => writeFile(path, workbookBytes(day, adverts)),
    }),
  }
}

const PICTURE_HOME = 'alpha-live'
const FEEDS_WITH_PICTURES = [PICTURE_HOME, 'beta-live', 'gamma-live', 'hosted-live', 'poliris', 'workbook']

async function addPictures(directory: string, seed: number): Promise<void> {
  const home = join(directory, PICTURE_HOME, 'pictures')
  const { drawPictures } = await import('./pictures/draw.ts')
  const names = await drawPictures(home, seed)
  await placePictures(
    home,
    names,
    FEEDS_WITH_PICTURES.map((feed) => join(directory, feed)),
  )
}

async function writeOpenImmo(path: string, day: Day, adverts: readonly Advert[], pictureDir: string): Promise<void> {
  const names = [...new Set(adverts.flatMap(({ shown }) => shown.photos))].sort()
  const entries: ZipEntry[] = [{ name: 'openimmo.xml', content: Buffer.from(openImmoDocument(day, adverts)) }]
  for (const name of existsSync(pictureDir) ? names : []) {
    entries.push({ name: picturePath(name), content: await readFile(join(pictureDir, name)), compress: false })
  }
  await writeZip(path, entries, formatDay(day))
}
