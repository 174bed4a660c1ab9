import { Command } from 'commander'
import type { PlannedJob } from '../engine/plan.ts'
import { planPipeline } from '../run/run-pipeline.ts'
import { runContext, withRunFlags, type RunFlags } from './run-options.ts'

/** `lux plan`: shows which jobs `lux run` would run, and why. */
export function planCommand(): Command {
  return withRunFlags(new Command('plan')).action(async (flags: RunFlags) => {
    const { settings, options } = runContext(flags, 'plan')
    printPlan(await planPipeline(settings, options), flags.json)
  })
}

export function printPlan(plan: PlannedJob[], json = false): void {
  if (json) return console.log(JSON.stringify(plan))
  for (const { job, action, reason } of plan) console.log(`${action.padEnd(6)} ${job.padEnd(16)} ${reason}`)
}
