import { readdirSync, readFileSync } from 'node:fs'
import { parseSkill, type Skill } from './offer/skill.ts'

const FOLDER = new URL('../../../content/plugin/skills/', import.meta.url)

/** Every skill of the plugin, by name. */
export function readSkills(): Skill[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => parseSkill(name, readFileSync(new URL(`${name}/SKILL.md`, FOLDER))))
}
