import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Command } from 'commander'
import { z } from 'zod'

import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { priceEstimateRequestSchema, VALUATION_PATHS } from '../../../models/contracts/market/valuation.ts'
import type { PriceEstimateRequest } from '../../../models/contracts/market/valuation.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { quarterOfDate } from '../../../models/kernel/quarter.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { loadValuation } from '../../../models/valuation/model/codec.ts'
import { estimateRequest, namedLocality } from '../../../models/valuation/estimate/estimate-request.ts'
import { homeFinder, valuedListings } from '../../../models/valuation/estimate/listing-home.ts'
import { createValuer } from '../../../models/valuation/estimate/value-home.ts'
import type { ValuationModel } from '../../../models/valuation/model/model.ts'
import { openReleaseStore } from '../../releases/release-store.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { readSettings } from '../../base/settings.ts'
import { badCell } from '../../files/csv-table.ts'
import { differenceTexts, limitationTexts } from '../../../content/say/limitations.ts'
import { readJsonArguments } from './json-arguments.ts'
import { communeProblems, namedCommune } from './named-commune.ts'

const HELP = `
FILE: JSON, - for standard input, with the arguments of the tool get_price_estimate, for example
  {"propertyType": "apartment", "listingType": "sale", "commune": "esch-sur-alzette", "areaSqm": 80, "bedrooms": 2}
Prints JSON: the asking price of such a home by the model of a published release, with interval, comparables and reasons.
Releases are read from DATA_DIR.

Invalid input ends with exit code 2 and a message for every field to correct.`

/** `lux model estimate`: values one home with the trained model of a release, without a server. */
export function modelEstimateCommand(): Command {
  return new Command('estimate')
    .description('estimate the asking price of one home with the model of a release')
    .argument('<file>', 'JSON question')
    .option('--release <id>', 'the release whose model is used (default: the current one)')
    .addHelpText('after', HELP)
    .action(async (file: string, { release }: { release?: string }) => {
      const question = await readJsonArguments(file, priceEstimateRequestSchema, ({ commune }) =>
        communeProblems(commune, { file, field: 'commune' }),
      )
      const { dataDir } = readSettings(process.env)
      console.log(JSON.stringify(await answerEstimate(file, question, dataDir, release), null, 2))
    })
}

/** @param file name of the question in errors. @throws BadInputError */
export async function answerEstimate(
  file: string,
  request: PriceEstimateRequest,
  dataDir: string,
  release?: string,
): Promise<object> {
  if ((request.latitude === undefined) !== (request.longitude === undefined))
    throw badCell(file, 1, 'latitude+longitude', 'one of them', 'both or neither, for example 49.61 and 6.13')
  const store = openReleaseStore(dataDir)
  const releaseId = release ?? store.current()?.releaseId
  if (releaseId === undefined || !store.has(releaseId))
    throw badCell('--release', 1, '', releaseId ?? 'no release', 'a published release: lux releases lists them')
  const { asOf, sample } = store.manifest(releaseId)
  const model = await readModel(join(store.directory, releaseId, VALUATION_PATHS[request.listingType]))
  const reference = await loadReference()
  const gazetteer = buildGazetteer(reference)
  const slug = namedCommune(gazetteer, request.commune, { file, field: 'commune' })
  const commune = reference.communes.find((each) => each.slug === slug)!
  const locality = namedLocality(gazetteer, request.commune, slug)
  const folder = join(store.directory, releaseId)
  const listings = valuedListings(await readListings(folder), request.listingType)
  const setting = {
    cantons: new Map(reference.communes.map((each) => [each.slug, each.canton])),
    gazetteer,
    quarter: quarterOfDate(asOf),
  }
  const homes = listings.map(homeFinder(model, await readAliases(folder), setting))
  const named = homes.find(({ listingId }) => listingId === request.excludeListingId)
  if (request.excludeListingId !== undefined && named === undefined)
    throw badCell(file, 1, 'excludeListingId', request.excludeListingId, 'the id of a home on offer in the release')
  const { answer, limitations, ...found } = estimateRequest(
    createValuer(model, homes),
    request,
    { commune, locality, asOf, sample },
    named,
  )
  const texts = [...limitationTexts(limitations, request.locale), ...differenceTexts(answer, request.locale)]
  return { ...found, limitations: texts, asOf, releaseId, sample }
}

async function readModel(path: string): Promise<ValuationModel> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw badCell(path, 1, '', 'no such file', 'a release with enough adverts to train this model')
  return loadValuation(text)
}

async function readListings(folder: string): Promise<ListingRecord[]> {
  const lines = (await readFile(join(folder, RELEASE_PATHS.listings), 'utf8')).split('\n')
  return lines.filter((line) => line !== '').map((line) => listingRecordSchema.parse(JSON.parse(line)))
}

async function readAliases(folder: string): Promise<Map<string, string>> {
  const aliases: unknown = JSON.parse(await readFile(join(folder, RELEASE_PATHS.aliases), 'utf8'))
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(aliases)))
}
