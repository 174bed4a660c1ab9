import { Command } from 'commander'
import { modelAffordabilityCommand } from './model-affordability.ts'
import { modelCommuteCommand } from './model-commute.ts'
import { modelEstimateCommand } from './model-estimate.ts'
import { modelForecastCommand, modelForecastPanelCommand } from './model-forecast.ts'
import { modelLeaseCommand } from './model-lease.ts'
import { modelMarketIndexCommand } from './model-market-index.ts'
import { modelSearchCommand } from './model-search.ts'
import { modelTrendsCommand } from './model-trends.ts'
import { modelValuationCommand } from './model-valuation.ts'
import { TABLES_HELP } from './table-file.ts'

/** `lux model …`: runs the statistical models and calculators on the analyst's own files. */
export function modelCommand(): Command {
  const group = new Command('model').addHelpText('after', TABLES_HELP)
  for (const command of [
    modelAffordabilityCommand(),
    modelCommuteCommand(),
    modelEstimateCommand(),
    modelForecastCommand(),
    modelForecastPanelCommand(),
    modelLeaseCommand(),
    modelMarketIndexCommand(),
    modelSearchCommand(),
    modelTrendsCommand(),
    modelValuationCommand(),
  ])
    group.addCommand(command.exitOverride())
  return group
}
