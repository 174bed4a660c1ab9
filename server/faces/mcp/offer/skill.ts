import { parse } from 'yaml'
import { z } from 'zod'
import { sha256Of } from '../../../../models/kernel/sha256-of.ts'
import type { FixedResource } from './resource.ts'

/** Name of the extension, as capabilities state it. */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills'

const MIME_TYPE = 'text/markdown'
const FRONT_MATTER = /^---\n(.*?)\n---\n/s

/** Front matter by the Agent Skills format; `metadata.tools` names the tools without which the skill is of no use. */
const frontMatterSchema = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  description: z.string().min(1).max(1024),
  license: z.string(),
  metadata: z.strictObject({ tools: z.string().min(1) }),
})

/** An entry of `skills/list`. */
export interface SkillEntry {
  /** `skill://<name>/SKILL.md` */
  uri: string
  frontmatter: z.output<typeof frontMatterSchema>
  /** Every file of the skill. */
  resources: { uri: string; digest: string; size: number }[]
}

/** Instructions for one kind of task, in one file. */
export interface Skill {
  entry: SkillEntry
  /** Names of the tools without which it is of no use. */
  tools: readonly string[]
  text: string
}

/** Reads a skill from its file. @throws Error for front matter that the format forbids, or that has another name than its folder */
export function parseSkill(folder: string, bytes: Buffer): Skill {
  const text = bytes.toString('utf8')
  const frontmatter = frontMatterSchema.parse(parse(FRONT_MATTER.exec(text)?.[1] ?? ''))
  if (frontmatter.name !== folder) throw new Error(`skill ${folder}: its front matter has the name ${frontmatter.name}`)
  const uri = `skill://${folder}/SKILL.md`
  const digest = `sha256:${sha256Of(bytes)}`
  return {
    entry: { uri, frontmatter, resources: [{ uri, digest, size: bytes.length }] },
    tools: frontmatter.metadata.tools.split(' '),
    text,
  }
}

/** The file of a skill among the resources, also for clients that do not know the extension. */
export function skillResource({ entry: { uri, frontmatter }, text }: Skill): FixedResource {
  const { name, description } = frontmatter
  return {
    definition: { uri, name, description, mimeType: MIME_TYPE },
    read: () => ({ contents: [{ uri, mimeType: MIME_TYPE, text }] }),
  }
}
