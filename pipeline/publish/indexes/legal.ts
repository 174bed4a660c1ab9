import { ADDRESSES } from '../../../content/html/addresses.ts'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { lawDocument } from '../../../content/pages/data/law-document.ts'
import { LEGAL_PATH, type LegalFacts } from '../../../models/contracts/law/legal.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Run } from '../../engine/job.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import { publishedRates } from './mortgage-rates.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Writes the dated legal parameters used by the calculators: for the server, for programs, and as a page. */
export async function publishLegal(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<void> {
  const legal = await legalFacts(run)
  await writer.writeJson(LEGAL_PATH, legal, { rows: legal.parameters.length, publicPath: '/data/legal.json' })
  await writer.write('reports/legal.md', legalMarkdown(legal, context), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/legal/md',
  })
}

/** The figures as Markdown, in English. */
export function legalMarkdown(
  legal: LegalFacts,
  release: Pick<PublishContext, 'asOf' | 'releaseId' | 'sample' | 'baseUrl'>,
): string {
  return renderMarkdown(lawDocument(legal, 'en'), release)
}

/** The page of the figures, in every language. */
export function lawTask(legal: LegalFacts, lastModified: string): DocumentTask {
  return {
    kind: null,
    section: 'data',
    addressIn: (locale) => ADDRESSES.method(locale, 'law'),
    writtenIn: LOCALES,
    lastModified,
    documentIn: (locale) => lawDocument(legal, locale),
  }
}

/** The parameters of law with the rates that are published. */
export async function legalFacts(run: Run): Promise<LegalFacts> {
  return { ...run.reference.legal, mortgageRates: await publishedRates(run) }
}
