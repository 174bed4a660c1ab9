import { Command } from 'commander'
import { readSettings } from '../base/settings.ts'
import { UsageError } from '../base/usage-error.ts'
import { checkFeed } from '../feeds/check-feed.ts'
import { checkText } from '../feeds/check-text.ts'
import { inferFeed } from '../feeds/infer-feed.ts'
import { loadSource } from '../ingest/load-sources.ts'
import { isAdvertSource } from '../ingest/raw/source-kind.ts'
import { loadReference } from '../reference/load-reference.ts'
import { wholeNumber } from './whole-number.ts'

/** `lux feed`: helps to add a feed before any run reads it. */
export function feedCommand(): Command {
  const command = new Command('feed')
  command
    .command('infer')
    .description(
      'print a first definition for a file of adverts: csv, tsv, json, ndjson, xlsx, xml, openimmo, poliris, json-feed, json-ld',
    )
    .argument('<file>', 'a file of adverts')
    .action(async (path: string) => {
      const reference = await loadReference(readSettings(process.env).referenceDir)
      console.log(await inferFeed(path, reference))
    })
  command
    .command('check')
    .description(
      'read the newest file of a feed as a run would, and show rows, fill rates, rejects, unused columns, places, its contract and the file before',
    )
    .argument('<definition>', 'YAML file of the feed')
    .option('--rows <n>', 'number of rows shown side by side', wholeNumber(0, 100), 3)
    .action(async (path: string, { rows }: { rows: number }) => {
      const settings = readSettings(process.env)
      const source = loadSource(path, { ...process.env, DATA_DIR: settings.dataDir })
      if (!isAdvertSource(source))
        throw new UsageError(
          `${path}: ${source.adapter} is open data; only feeds of adverts can be checked. ` +
            '`lux run` reads it and names what it rejects, `lux sources check` tells its age.',
        )
      const reference = await loadReference(settings.referenceDir)
      const options = { shownRows: rows, now: new Date(), rawDir: settings.rawDir }
      console.log(checkText(await checkFeed(source, reference, options)))
    })
  return command
}
