import type {
  GetPromptResult,
  Prompt as PromptDefinition,
  Resource,
  ResourceTemplateType,
  Tool as ToolDefinition,
} from '@modelcontextprotocol/server'
import { nearestOf } from '../../../base/nearest.ts'
import { BadArgumentsError } from '../../../base/read-arguments.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import type { Prompt } from '../offer/prompt.ts'
import { skillResource, type Skill } from '../offer/skill.ts'
import { resourceList, resourceTemplates } from './read-resource.ts'
import type { FixedResource, ResourceFamily } from '../offer/resource.ts'
import { toolDefinitions } from '../offer/tool-definitions.ts'
import type { Tool } from '../offer/tool.ts'

/** Tools, prompts, resources and skills of a face. */
export interface McpOffer {
  tools: readonly Tool[]
  prompts: readonly Prompt[]
  resources: readonly ResourceFamily[]
  fixedResources: readonly FixedResource[]
  skills: readonly Skill[]
}

/** An offer with its definitions, built once: converting schemas for each message would cost more than most answers. */
export interface McpFace extends McpOffer {
  baseUrl: string
  /** Fixed resources, then the files of the skills. */
  documents: readonly FixedResource[]
  toolByName: ReadonlyMap<string, Tool>
  toolDefinitions: ToolDefinition[]
  promptDefinitions: PromptDefinition[]
  resourceList: Resource[]
  resourceTemplates: ResourceTemplateType[]
  /** Message for an unknown tool. */
  unknownTool(name: string): string
  /** @throws BadArgumentsError, NotFoundError */
  writePrompt(facts: ReleaseFacts, name: string, args: Readonly<Record<string, string>>): GetPromptResult
}

export function createMcpFace(offer: McpOffer, baseUrl: string): McpFace {
  const { tools, prompts, resources } = offer
  const toolByName = new Map(tools.map((tool) => [tool.name, tool]))
  const skills = offer.skills.filter((skill) => skill.tools.every((name) => toolByName.has(name)))
  const documents = [...offer.fixedResources, ...skills.map(skillResource)]
  return {
    ...offer,
    skills,
    documents,
    baseUrl,
    toolByName,
    toolDefinitions: toolDefinitions(tools, baseUrl),
    promptDefinitions: prompts.map(promptDefinition),
    resourceList: resourceList(resources, documents),
    resourceTemplates: resourceTemplates(resources),
    unknownTool: (name) => unknownName('tool', name, tools),
    writePrompt(facts, name, args) {
      const prompt = prompts.find((each) => each.name === name)
      if (!prompt)
        throw new BadArgumentsError([
          {
            field: 'name',
            received: name.slice(0, 100),
            expected: `one of ${prompts.map((each) => each.name).join(', ')}`,
          },
        ])
      const text = prompt.write(facts, readPromptArguments(prompt, args))
      return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
    },
  }
}

function promptDefinition({ name, title, description, arguments: args }: Prompt): PromptDefinition {
  const shown = args.map(({ name, description, required }) => ({ name, description, required }))
  return { name, title, description, arguments: shown }
}

const LONGEST_ARGUMENT = 2_000

/** Reads a prompt's arguments; blank values count as absent. */
function readPromptArguments(prompt: Prompt, args: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = prompt.arguments.map(({ name }) => name)
  const given = Object.entries(args).filter(([, value]) => value.trim() !== '')
  const errors = [
    ...Object.keys(args)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field: name.slice(0, 100),
        received: name.slice(0, 100),
        expected: `one of ${known.join(', ')}`,
      })),
    ...given
      .filter(([, value]) => value.length > LONGEST_ARGUMENT)
      .map(([field, value]) => ({
        field,
        received: `${value.length} characters`,
        expected: `at most ${LONGEST_ARGUMENT} characters`,
      })),
    ...prompt.arguments
      .filter(({ name, required }) => required && !given.some(([each]) => each === name))
      .map(({ name, description }) => ({ field: name, received: null, expected: description })),
  ]
  if (errors.length > 0) throw new BadArgumentsError(errors)
  return Object.fromEntries(given)
}

function unknownName(kind: string, name: string, known: readonly { name: string }[]): string {
  const names = known.map((each) => each.name)
  const nearest = nearestOf(name.slice(0, 100), names)
  const hint = nearest.length > 0 ? `Nearest: ${nearest.join(', ')}.` : `There are ${names.join(', ')}.`
  return `Unknown ${kind}: ${JSON.stringify(name.slice(0, 100))}. ${hint}`
}
