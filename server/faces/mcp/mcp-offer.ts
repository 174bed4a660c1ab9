import { PROMPTS } from './prompts.ts'
import type { McpOffer } from './protocol/mcp-face.ts'
import { FIXED_RESOURCES, RESOURCES } from './resources.ts'
import { readSkills } from './skills.ts'
import { TOOLS } from './tools.ts'

/** Everything this service offers to agents. */
export function mcpOffer(publicBaseUrl: string): McpOffer {
  const fixedResources = FIXED_RESOURCES.map((make) => make(publicBaseUrl))
  return { tools: TOOLS, prompts: PROMPTS, resources: RESOURCES, fixedResources, skills: readSkills() }
}
