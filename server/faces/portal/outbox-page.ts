import { markup } from '../../../content/html/markup.ts'
import { readOutbox } from '../../mail/outbox.ts'
import { unknownPath } from '../../endpoints/endpoint.ts'
import { openPage } from './page/portal-page.ts'
import type { PortalPage, PortalVisit } from './page/portal-page.ts'

const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/
/** Fields added by proxies; a proxied request may come from anybody. */
const PROXY_FIELDS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Mails that were written instead of sent. They hold links that sign in, so the page exists only on this machine: for a service with
 * a loopback public address, requested by a loopback name, from a loopback address, through no proxy.
 */
export const outboxPage: PortalPage = openPage({
  path: '/account/outbox',
  async show(visit) {
    if (!isOfThisMachine(visit)) throw unknownPath(visit.exchange)
    const { say, services } = visit
    const mails = readOutbox(services.config.dataDir)
    const cards = mails.map(
      ({ to, subject, text }) =>
        markup`<article class="card"><h2>${subject}</h2><p class="hint">${to}</p><p class="words">${withLinks(text)}</p></article>`,
    )
    const body = markup`<p class="lead">${say('outbox.intro')}</p>
${mails.length === 0 ? markup`<p>${say('outbox.none')}</p>` : cards}`
    return { title: say('outbox.title'), body }
  },
})

/** @returns whether only this machine can be asking */
function isOfThisMachine({
  exchange,
  headers,
  services,
}: Pick<PortalVisit, 'exchange' | 'headers' | 'services'>): boolean {
  const { mail, publicBaseUrl } = services.config
  return (
    mail.smtpUrl === null &&
    LOOPBACK_HOST.test(new URL(publicBaseUrl).host) &&
    LOOPBACK_HOST.test(headers.get('host') ?? '') &&
    // IPv6 addresses are counted by network; that of ::1 has no other members.
    (exchange.client.startsWith('127.') || exchange.client === '::/64') &&
    PROXY_FIELDS.every((field) => headers.get(field) === null)
  )
}

function withLinks(text: string) {
  // Punctuation at the end of an address belongs to the sentence.
  const parts = text.trim().split(/(https?:\/\/\S*[^\s.,;:])/)
  return parts.reduce(
    (before, part, index) => markup`${before}${index % 2 ? markup`<a href="${part}">${part}</a>` : part}`,
    markup``,
  )
}
