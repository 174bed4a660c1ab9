import { AgentCard } from '@a2a-js/sdk'
import { A2A_LEGACY_PROTOCOL_VERSION } from '@a2a-js/sdk/compat/v0_3'
import { VERSION } from '../../base/version.ts'

export const A2A_PATH = '/api/a2a'
export const CARD_PATH = '/.well-known/agent-card.json'
/** Address of the card before A2A 0.3. */
export const OLD_CARD_PATH = '/.well-known/agent.json'
export const A2A_VERSION = '1.0'

/** Ids of the agent's skills, which messages may name. */
export const SKILL_IDS = ['search-by-description', 'commune-intelligence'] as const
export type SkillId = (typeof SKILL_IDS)[number]

const TEXT_AND_DATA = ['text/plain', 'application/json']

/** Builds the A2A 1.0 card: one address, which also speaks 0.3. */
export function agentCard(baseUrl: string): AgentCard {
  return AgentCard.fromJSON({
    name: 'Property intelligence for Luxembourg',
    description:
      'Finds homes in Luxembourg from a description, and summarises the market and liveability of a commune. ' +
      'Figures are asking prices with date, sample size and interval.',
    version: VERSION,
    documentationUrl: `${baseUrl}/llms.txt`,
    provider: { organization: 'Property intelligence for Luxembourg', url: baseUrl },
    supportedInterfaces: [A2A_VERSION, A2A_LEGACY_PROTOCOL_VERSION].map((protocolVersion) => ({
      url: `${baseUrl}${A2A_PATH}`,
      protocolBinding: 'JSONRPC',
      protocolVersion,
    })),
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      apiKey: {
        apiKeySecurityScheme: {
          location: 'header',
          name: 'X-API-Key',
          description: 'Optional: without it, calls are counted by address.',
        },
      },
    },
    defaultInputModes: TEXT_AND_DATA,
    defaultOutputModes: TEXT_AND_DATA,
    skills: [
      {
        id: 'search-by-description',
        name: 'Search homes by description',
        description:
          'Homes to rent or buy that fit a description in English, French, German, Luxembourgish or Portuguese, ' +
          'with reasons. Data part: {"skill": "search-by-description", "query": …, "intent": "rent" or "buy", ' +
          '"limit", "locale"}.',
        tags: ['real estate', 'search', 'Luxembourg'],
        examples: [
          'Two bedrooms near the station in Esch, up to 1,800 euros',
          'Maison avec jardin à Mersch, moins de 900 000 €',
        ],
      },
      {
        id: 'commune-intelligence',
        name: 'Market and liveability of a commune',
        description:
          'Scores, asking prices, forecast, activity and commute of one commune. A text that is the name of ' +
          'a commune selects it. Data part: {"skill": "commune-intelligence", "commune": …, "locale"}.',
        tags: ['real estate', 'statistics', 'Luxembourg'],
        examples: ['Differdange', '{"skill": "commune-intelligence", "commune": "esch-sur-alzette", "locale": "fr"}'],
      },
    ],
  })
}

/** The same card as clients of A2A 0.3 read it: one address and one transport at the top. */
export function legacyCard(baseUrl: string): object {
  const { name, description, version, documentationUrl, provider, ...card } = agentCard(baseUrl)
  const { defaultInputModes, defaultOutputModes, skills } = card
  return {
    protocolVersion: '0.3.0',
    name,
    description,
    version,
    documentationUrl,
    provider,
    url: `${baseUrl}${A2A_PATH}`,
    preferredTransport: 'JSONRPC',
    capabilities: { streaming: true, pushNotifications: false, stateTransitionHistory: false },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    defaultInputModes,
    defaultOutputModes,
    skills: skills.map(({ id, name, description, tags, examples }) => ({ id, name, description, tags, examples })),
    supportsAuthenticatedExtendedCard: false,
  }
}
