import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { ROOT } from '../../base/settings.ts'
import { documentContext } from './document-context.fixture.ts'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { townGuide } from '../../../content/pages/frontalier/town-guide.ts'
import { articleDocument, type Article } from '../../../content/pages/insights/article.ts'
import { ARTICLE_LOCALES, ARTICLES, contentHash } from './authored-texts.ts'
import { parseArticle, readArticles } from './read-articles.ts'

let legal: LegalFacts
let reference: Reference
beforeAll(async () => {
  legal = await committedLegalFacts()
  reference = await loadReference(join(ROOT, 'data/reference'))
})

const CONTEXT = documentContext()
const articleMarkdown = (article: Article, facts: LegalFacts): string =>
  renderMarkdown(articleDocument(article, facts, CONTEXT.asOf), CONTEXT)

const find = (slug: string, locale: string) =>
  readArticles().find((article) => article.slug === slug && article.locale === locale)!

describe('articles', () => {
  it('are the folders of content/insights, in three languages each', () => {
    const folders = readdirSync(join(ROOT, 'content/insights')).sort()
    expect(folders).toEqual([...ARTICLES].sort())
    for (const folder of folders)
      expect(readdirSync(join(ROOT, 'content/insights', folder)).sort()).toEqual(
        ARTICLE_LOCALES.map((locale) => `${locale}.md`).sort(),
      )
  })

  it('say the same in each language: as many headings, the same figures and sources', () => {
    for (const slug of ARTICLES) {
      const outlines = ARTICLE_LOCALES.map((locale) => {
        const { content, figures, sources, updated } = find(slug, locale)
        const text = JSON.stringify(content)
        return {
          blocks: content.map(({ type }) => type),
          figures: figures.map(({ id }) => id),
          used: figures.map(({ id }) => text.includes(`{${id}}`)),
          sources: sources.map(({ status }) => status),
          updated,
        }
      })
      expect(outlines[1], slug).toEqual(outlines[0])
      expect(outlines[2], slug).toEqual(outlines[0])
      expect(outlines[0]!.used, `${slug} lists a figure that it does not name`).not.toContain(false)
    }
  })

  it('have their figures of law filled in, with source and status', () => {
    const text = articleMarkdown(find('buying-costs', 'en'), legal)
    expect(text).toContain('You pay 6% registration duty and 1% transcription duty on the price.')
    expect(text).toContain('by up to €40,000 per buyer')
    expect(text).toMatch(/Bëllegen Akt credit per buyer\s*\| €40,000 \| 2025-07-01 \|.*\| verified\s*\|/)
    expect(text).toMatch(/Registration of the loan.*\| unverified\s*\|/)
    const german = articleMarkdown(find('renting-under-the-2024-law', 'de'), legal)
    expect(german.replaceAll(/\s/g, ' ')).toContain('Höchstens 2 Monatsmieten ohne Nebenkosten')
  })

  it('are whole', () => {
    for (const article of readArticles()) {
      const text = articleMarkdown(article, legal)
      expect(text, `${article.slug} ${article.locale}`).not.toMatch(/\{\w+\}|undefined|NaN/)
      expect(text).toMatch(new RegExp(`^---\\ntitle: (?:.*\\n)+?locale: ${article.locale}\\n`))
    }
  })

  it('may not name a figure that does not exist or is not listed', () => {
    const front = (figures: string) =>
      `---\ntitle: T\ndescription: D\nupdated: 2026-11-21\nfigures: ${figures}\nsources: []\n---\n\nA {deposit_months}.\n`
    const unlisted = parseArticle('x', 'en', front('[]'))
    expect(() => articleMarkdown(unlisted, legal)).toThrow('deposit_months')
    const unknown = parseArticle('x', 'en', front('[{ id: nothing, label: L }]'))
    expect(() => articleMarkdown(unknown, legal)).toThrow('nothing')
    expect(() => parseArticle('x', 'en', '# No front matter\n')).toThrow('content/insights/x/en.md')
  })

  it('decide the release by their content', () => {
    expect(contentHash()).toMatch(/^[0-9a-z]{8,}$/)
    expect(contentHash()).toBe(contentHash())
  })
})

describe('guides for cross-border workers', () => {
  it('are whole for every town in every language', () => {
    expect(reference.crossBorderTowns).toHaveLength(26)
    for (const town of reference.crossBorderTowns)
      for (const locale of ARTICLE_LOCALES) {
        const text = renderMarkdown(townGuide(town, legal, CONTEXT, locale), CONTEXT)
        expect(text, `${town.slug} ${locale}`).not.toMatch(/\{\w+\}|undefined|NaN| {2}\S.*\.$/)
        expect(text).toContain(`# `)
        expect(text).toMatch(/\b34\b/)
      }
  })

  it('say how they know', () => {
    const guide = (slug: string): string =>
      renderMarkdown(
        townGuide(
          reference.crossBorderTowns.find((town) => town.slug === slug)!,
          legal,
          CONTEXT,
          'en',
        ),
        CONTEXT,
      )
    expect(guide('metz')).toContain('59 minutes (paperjam, 2022)')
    expect(guide('trier')).toContain('about 50 minutes. This is our estimate without a source')
    expect(guide('bastogne')).toContain('There is no regular train')
    expect(guide('konz')).toContain('goes via Trier, where you change to line 30')
    expect(guide('trier')).toContain('If you work less than 50% of your time')
  })

  it('name a line where there is a train, and a change where one changes', () => {
    for (const { slug, service, line, via, minutes_mark, minutes_source } of reference.crossBorderTowns) {
      expect(line !== '', slug).toBe(service.startsWith('rail'))
      expect(via !== '', slug).toBe(service === 'rail_change')
      expect(minutes_source !== '', slug).toBe(minutes_mark === 'stated')
    }
  })
})
