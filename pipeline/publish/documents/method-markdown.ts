import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { METHOD_FOLDERS, methodCardPath, type Method } from '../../../content/method-cards.ts'
import { ROOT } from '../../base/settings.ts'
import { DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { renderDocument } from '../markdown/document.ts'

export const METHODS = Object.keys(METHOD_FOLDERS) as Method[]

const reader = remark().use(remarkGfm).freeze()

/** Address of the card of a model. */
export function methodPath(method: Method): string {
  return `/en/data/${method}/md`
}

/** First heading of the card. */
export function methodTitle(method: Method): string {
  return /^# (.+)$/m.exec(cardText(method))?.[1] ?? method
}

/** The model card as it stands in the source tree, with the front matter of a public document. Cards are written in English. */
export function methodMarkdown(method: Method, { asOf, releaseId, sample }: PublishContext): string {
  const { children } = reader.parse(cardText(method))
  return renderDocument(
    { title: methodTitle(method), locale: 'en', asOf, releaseId, sample, sources: [], licence: DATA_LICENCE },
    children,
  )
}

export function cardText(method: Method): string {
  return readFileSync(join(ROOT, methodCardPath(method)), 'utf8')
}
