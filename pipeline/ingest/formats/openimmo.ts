import type { RawRow, Scalar } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { addBytes, blobsDirOf } from '../raw/blob-store.ts'
import { FeedError } from '../raw/feed-error.ts'
import { feedPictures, MAX_PICTURE_BYTES, pictureReference } from './feed-pictures.ts'
import { openImmoAdvert } from './openimmo-advert.ts'
import { readBytes } from '../raw/read-text.ts'
import { attributeAt, elementReader, find, textAt, type XmlElement } from './xml-elements.ts'
import { xmlText } from './xml-text.ts'
import { isZip, openArchive, type Archive } from '../raw/zip-archive.ts'

const WANTED: ReadonlySet<string> = new Set(['immobilie', 'firma'])
const PICTURE_GROUPS: ReadonlySet<string> = new Set(['TITELBILD', 'BILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN'])

/** Turns the attachments of one property into photo references. */
type Pictures = (property: XmlElement) => Promise<Scalar[]>

/** Reads adverts from OpenImmo 1.2.7: an XML file with its pictures beside it, or a zip of XML files and pictures. */
export async function* readOpenImmo(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  if (!(await isZip(file))) {
    const pictures = feedPictures(file, source)
    const refer: Pictures = (property) =>
      Promise.resolve(picturePaths(property).map((path) => (isRemote(path) ? path : `feed:${path}`)))
    for await (const rows of readXml(readBytes(file, source), file, source, refer, 0))
      yield await pictures.resolved(rows)
    return
  }
  const archive = await openArchive(file, source)
  try {
    yield* readArchive(archive, file, source)
  } finally {
    archive.close()
  }
}

async function* readArchive(archive: Archive, file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const documents = archive.names.filter((name) => name.toLowerCase().endsWith('.xml'))
  if (documents.length === 0)
    throw new FeedError('wrong_structure', source.id, file.name, 'is a zip without an XML file')
  const pictures = archivePictures(archive, file)
  let rowNumber = 0
  for (const name of documents) {
    for await (const rows of readXml(archive.read(name), file, source, pictures, rowNumber)) {
      rowNumber += rows.length
      yield rows
    }
  }
}

async function* readXml(
  bytes: AsyncGenerator<Uint8Array>,
  file: RawFile,
  source: Source,
  pictures: Pictures,
  rowsBefore: number,
): AsyncGenerator<RawRow[]> {
  const fail = (fault: FeedError['fault'], detail: string) => new FeedError(fault, source.id, file.name, detail)
  const reader = elementReader(WANTED, fail)
  let firm: string | undefined
  let rowNumber = rowsBefore
  for await (const text of xmlText(bytes, file, source)) {
    const rows: RawRow[] = []
    for (const element of reader.push(text)) {
      if (element.name === 'firma') firm = element.text.trim() || undefined
      else rows.push(await rowOf(element, firm, ++rowNumber, file, pictures))
    }
    const root = reader.rootName()
    if (root !== undefined && root !== 'openimmo')
      throw fail('wrong_structure', `begins with <${root}>, expected <openimmo>`)
    yield rows
  }
  reader.end()
}

async function rowOf(
  property: XmlElement,
  firm: string | undefined,
  rowNumber: number,
  file: RawFile,
  pictures: Pictures,
): Promise<RawRow> {
  const advert = openImmoAdvert(property, firm, file.snapshotDate)
  const photos = await pictures(property)
  return { ok: true, rowNumber, advert: photos.length === 0 ? advert : { ...advert, photos } }
}

/** Keeps each picture in the zip once as a raw blob, however many properties show it. */
function archivePictures(archive: Archive, file: RawFile): Pictures {
  const names = new Set(archive.names)
  const kept = new Map<string, string>()
  const keep = async (name: string): Promise<string | undefined> => {
    const bytes = archive.bytes(name)
    if (!names.has(name) || bytes === 0 || bytes > MAX_PICTURE_BYTES || pictureReference('', name) === undefined)
      return undefined
    const known = kept.get(name)
    if (known !== undefined) return known
    const { sha256 } = await addBytes(blobsDirOf(file), Buffer.concat(await Array.fromAsync(archive.read(name))))
    const reference = pictureReference(sha256, name)
    if (reference !== undefined) kept.set(name, reference)
    return reference
  }
  return async (property) => {
    const photos: Scalar[] = []
    for (const path of picturePaths(property)) {
      const reference = isRemote(path) ? path : await keep(path.replace(/^\.\//, ''))
      if (reference !== undefined) photos.push(reference)
    }
    return photos
  }
}

/** Paths and URLs of the pictures, title picture first; leaves out plans, logos and documents. */
function picturePaths(property: XmlElement): string[] {
  const attachments = (find(property, 'anhaenge')?.children ?? []).filter(({ name }) => name === 'anhang')
  const pictures = attachments.filter(({ attributes }) => PICTURE_GROUPS.has(attributes.get('gruppe') ?? 'BILD'))
  const isTitle = (attachment: XmlElement) => (attachment.attributes.get('gruppe') === 'TITELBILD' ? 0 : 1)
  return pictures
    .sort((a, b) => isTitle(a) - isTitle(b))
    .map((attachment) => textAt(attachment, 'daten/pfad') ?? attributeAt(attachment, 'daten', 'pfad'))
    .filter((path) => path !== undefined)
}

function isRemote(path: string): boolean {
  return /^https?:\/\//i.test(path)
}
