import type { Nodes } from 'mdast'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { loadReference, type Reference } from '../../reference/load-reference.ts'
import { ROOT } from '../../base/settings.ts'
import { documentContext } from './document-context.fixture.ts'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { townGuide } from '../../../content/pages/frontalier/town-guide.ts'
import { articleDocument, type Article } from '../../../content/pages/insights/article.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { indexFigure } from '../../../content/pages/prices/index-section.ts'
import { WORKED_EXAMPLES } from '../../../content/pages/insights/worked-examples.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { ARTICLES, contentHash } from './authored-texts.ts'
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

const articles = readArticles()
const find = (slug: string, locale: string) =>
  articles.find((article) => article.slug === slug && article.locale === locale)!

describe('articles', () => {
  it('are the folders of content/insights, in every language each', () => {
    const folders = readdirSync(join(ROOT, 'content/insights')).sort()
    expect(folders).toEqual([...ARTICLES].sort())
    for (const folder of folders)
      expect(readdirSync(join(ROOT, 'content/insights', folder)).sort()).toEqual(
        LOCALES.map((locale) => `${locale}.md`).sort(),
      )
  })

  it('say the same in each language: as many headings, the same figures and sources', () => {
    for (const slug of ARTICLES) {
      const outlines = LOCALES.map((locale) => {
        const { content, figures, sources, updated, example } = find(slug, locale)
        const text = JSON.stringify(content)
        return {
          blocks: content.map(({ type }) => type),
          figures: figures.map(({ id }) => id),
          used: figures.map(({ id }) => text.includes(`{${id}}`)),
          sources: sources.map(({ status }) => status),
          updated,
          example,
          places: [...new Set(text.match(/\{\w+\}/g))].sort(),
        }
      })
      for (const outline of outlines) expect(outline, slug).toEqual(outlines[0])
      expect(outlines[0]!.used, `${slug} lists a figure that it does not name`).not.toContain(false)
    }
  })

  it('have their figures of law filled in, with source and status', () => {
    const text = articleMarkdown(find('buying-costs', 'en'), legal)
    expect(text).toContain('You pay 6\u{a0}% registration duty and 1\u{a0}% transcription duty on the price.')
    expect(text).toContain('by up to €40,000 per buyer')
    expect(text).toMatch(/Bëllegen Akt credit per buyer\s*\| €40,000 \| 1\sJuly\s2025 \|.*\| verified\s*\|/)
    expect(text).toMatch(/Registration of the loan.*\| unverified\s*\|/)
    const german = articleMarkdown(find('renting-under-the-2024-law', 'de'), legal)
    expect(german.replaceAll(/\s/g, ' ')).toContain('Höchstens 2 Monatsmieten ohne Nebenkosten')
  })

  it('are whole', () => {
    for (const article of articles) {
      const text = articleMarkdown(article, legal)
      expect(text, `${article.slug} ${article.locale}`).not.toMatch(/\{\w+\}|undefined|NaN/)
      expect(text).toMatch(new RegExp(`^---\\ntitle: (?:.*\\n)+?locale: ${article.locale}\\n`))
    }
  })

  it('are long enough to answer and short enough to read: 300 to 600 words in each language', () => {
    for (const { slug, locale, content } of articles) {
      const count = content.flatMap((node) =>
        textOf(node)
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word)),
      ).length
      expect(count, `${slug} ${locale}`).toBeGreaterThanOrEqual(300)
      expect(count, `${slug} ${locale}`).toBeLessThanOrEqual(600)
    }
  })

  it('name no figure without its source: amounts come from the law and the calculators, the text has dates alone', () => {
    const withExample = articles.filter(({ example }) => example !== undefined)
    expect(new Set(withExample.map(({ example }) => example)).size).toBe(WORKED_EXAMPLES.length)
    for (const { slug, locale, content } of withExample) {
      const text = content
        .map(textOf)
        .join(' ')
        .replaceAll(/(?:\b\d{1,2}(?:er|\.)?\s(?:de\s)?\p{L}+\s(?:de\s)?)?\b(?:19|20)\d\d\b/gu, '')
      expect(text.match(/.{0,20}\d.{0,20}/)?.[0], `${slug} ${locale}`).toBeUndefined()
    }
  })

  it('show the chart that they name below their first paragraph, with its sources', () => {
    const { marketIndex } = somePageFacts()
    const withChart = articles.filter(({ chart }) => chart !== undefined)
    expect(new Set(withChart.map(({ slug }) => slug)).size).toBe(2)
    for (const article of withChart) {
      const figure = indexFigure(marketIndex, article.locale)!
      const source = { title: 'Feed', producer: 'P', licence: 'CC0-1.0', date: null, url: null }
      const { blocks, sources, isOfMarket } = articleDocument(article, legal, CONTEXT.asOf, {
        figure,
        sources: [source],
      })
      expect(blocks.map(({ kind }) => kind).slice(0, 3)).toEqual(['paragraph', 'paragraph', 'figure'])
      expect([sources[0], isOfMarket]).toEqual([source, true])
    }
    expect(indexFigure({ ...marketIndex, series: [], official: null }, 'en')).toBeUndefined()
  })

  it('list their sources once, outside their text', () => {
    for (const article of articles) {
      const { blocks, sources } = articleDocument(article, legal, CONTEXT.asOf)
      expect(sources.map(({ title }) => title)).toEqual(article.sources.map(({ title }) => title))
      const { sources: heading } = DOCUMENT_WORDS[article.locale]
      expect(renderMarkdownBlocks(blocks)).not.toContain(`## ${heading}\n`)
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

/** Every commune asks what Luxembourg City does: a table of communes without a level is left out. */
const guideFacts = () => {
  const facts = somePageFacts()
  const level = facts.trends.get('commune/luxembourg/sale/apartment')!
  const trends = new Map(reference.communes.map(({ slug }) => [`commune/${slug}/sale/apartment`, level]))
  return { ...facts, communes: reference.communes, trends, legal }
}

/** Words of a part of a text, without those in braces. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\{\w+\}/g, '')
  return 'children' in node ? node.children.map(textOf).join(' ') : ''
}

describe('guides for cross-border workers', () => {
  it('are whole for every town in every language', () => {
    expect(reference.crossBorderTowns).toHaveLength(26)
    for (const town of reference.crossBorderTowns)
      for (const locale of LOCALES) {
        const text = renderMarkdown(townGuide(town, guideFacts(), locale), CONTEXT)
        expect(text, `${town.slug} ${locale}`).not.toMatch(/\{\w+\}|undefined|NaN| {2}\S.*\.$/)
        expect(text).toContain(`# `)
        expect(text).toMatch(/\b34\b/)
      }
  })

  it('say how they know', () => {
    expect(guide('metz')).toContain('59 minutes (paperjam, 2022)')
    expect(guide('trier')).toContain('about 50 minutes. This is our estimate without a source')
    expect(guide('bastogne')).toContain('There is no regular train')
    expect(guide('konz')).toContain('goes via Trier, where you change to line 30')
    expect(guide('trier')).toContain('If you work less than 50\u{a0}% of your time')
  })

  it('say what a commuter came for, and name what is missing', () => {
    const arlon = guide('arlon')
    expect(arlon).toMatch(/\| Luxembourg City, station \| 20 \(unverified\) \| \S/)
    expect(arlon).toMatch(/\| Kirchberg \| 37 to 45 \(unverified\) \| \S/)
    expect(arlon).toContain('about every 29 minutes')
    expect(arlon).not.toContain('how often a train or bus leaves')
    expect(guide('trier')).toContain('how often a train or bus leaves')
    expect(arlon).toContain('first and last train of the day')
    expect(arlon.match(/\/en\/communes\/[\w-]+\/md/g)).toHaveLength(5)
    expect(guide('villerupt')).toMatch(/\/en\/communes\/esch-sur-alzette\/md/)
  })

  it('name a line where there is a train, and a change where one changes', () => {
    for (const { slug, service, line, via, minutes_mark, minutes_source } of reference.crossBorderTowns) {
      expect(line !== '', slug).toBe(service.startsWith('rail'))
      expect(via !== '', slug).toBe(service === 'rail_change')
      expect(minutes_source !== '', slug).toBe(minutes_mark === 'stated')
    }
  })
})

/** A guide in English, as its document says it. */
function guide(slug: string): string {
  const town = reference.crossBorderTowns.find((each) => each.slug === slug)!
  return renderMarkdown(townGuide(town, guideFacts(), 'en'), CONTEXT)
}
