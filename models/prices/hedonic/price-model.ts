import type { NewProperty } from './advert.ts'
import { MOVING_FAMILIES, type Design, type StepVariances } from './design-columns.ts'
import { fittedEnergyScore, hedonicDesign, predictRow, type EnergyScore } from './design.ts'
import { centreDesign, hedonicStep, type CentredDesign, type HedonicFit } from './hedonic-step.ts'
import { ANCHORED_PARAMETERS, COMMUNE_PARAMETERS, hierarchyPriors, STARTING_PARAMETERS } from './hierarchy-priors.ts'
import type { HierarchyParameters } from './hierarchy-priors.ts'
import { communeMeans, communePosteriors, type CommuneBelief } from './hierarchy-posterior.ts'
import { huberStep } from '../../statistics/huber.ts'
import { groupMedians } from '../../statistics/median.ts'
import { benchmarkedOffsets, type OfficialQuarters } from './official-benchmark.ts'
import { LOGARITHM, maximiseByCoordinates, PERSISTENCE } from './parameter-search.ts'
import { cellMeans, priceFrame, type FrameOptions, type PriceFrame } from './price-frame.ts'
import { cantonEvidence, fitHierarchy, type CommuneCells, type Hierarchy } from './price-hierarchy.ts'
import { clusterSpread, homeWeights } from './project-clusters.ts'
import { fitSections, STARTING_SECTION_VARIANCE, type SectionFit } from './section-effects.ts'

export type PriceModelOptions = FrameOptions & {
  /** Parameters of an earlier fit: the likelihood search is then skipped. */
  parameters?: HierarchyParameters | undefined
  /** Quarters of the anchors, to which the overall level is then set; without them only differences between communes are taken over. */
  benchmark?: OfficialQuarters | undefined
}

/** Joint robust fit of hedonic prices, section effects and price levels. */
export type PriceModel = {
  frame: PriceFrame
  design: CentredDesign
  hedonic: HedonicFit
  sections: SectionFit
  hierarchy: Hierarchy
  parameters: HierarchyParameters
  /** Levels of the reference dwelling by commune (order of `frame.communeNames`), less `frame.offsets`. */
  communes: CommuneBelief[]
}

const ROUNDS_ON_EVEN_ENERGY_SCALE = 2
const ROUNDS_BEFORE_SEARCH = 2
const ROUNDS_AFTER_SEARCH = 3
/** In fewer quarters many a place is a single project, whose spread cannot be told from that of places around official levels. */
const FEWEST_ANCHORED_QUARTERS = 4
const SEARCH = { sweeps: 3, tolerance: 1 }
/** A step of the search looks at four settings of one parameter; the best of them is where the next step starts. */
const KEPT_EVIDENCE = 5

type State = {
  hedonic: HedonicFit
  sections: SectionFit
  cells: CommuneCells[]
  noiseVariance: number
  /** Level of each property's cell, less the offset. */
  levels: Float64Array
  effectiveParameters: number
  hierarchy?: Hierarchy
}

/**
 * Fits log price per m² = hedonic part + section + level of the reference dwelling in its commune x type x quarter.
 * The blocks are fitted in turn to Huber pseudo-data until they agree, which solves the joint penalised
 * M-estimation; spreads and persistence of the levels maximise the likelihood of the cell means.
 * @throws InsufficientAdvertsError with too few quarters or properties.
 */
export function fitPriceModel(properties: readonly NewProperty[], options: PriceModelOptions = {}): PriceModel {
  const frame = priceFrame(properties, options)
  const start = options.anchors?.size ? ANCHORED_PARAMETERS : STARTING_PARAMETERS
  let parameters = options.parameters ?? start
  let design = designOf(frame)
  let state = startingState(frame, design.design)
  for (let round = 0; round < ROUNDS_ON_EVEN_ENERGY_SCALE; round++) state = fitRound(frame, design, state, parameters)
  design = designOf(frame, fittedEnergyScore(design.design, state.hedonic.beta))
  const plain = design.design
  for (let round = 0; round < ROUNDS_BEFORE_SEARCH; round++) state = fitRound(frame, design, state, parameters)
  const isKnown = start === ANCHORED_PARAMETERS && frame.quarters < FEWEST_ANCHORED_QUARTERS
  if (!options.parameters && !isKnown) parameters = likeliestParameters(frame, state, parameters)
  state.effectiveParameters = plain.columns + frame.sections.count + levelParameters(frame, state, parameters)
  for (let round = 0; round < ROUNDS_AFTER_SEARCH; round++) state = fitRound(frame, design, state, parameters)
  const { hedonic, sections } = state
  const hierarchy = state.hierarchy!
  const communes = communePosteriors(hierarchy)
  const means = communes.map(({ mean }) => mean)
  const { anchors, benchmark: quarters } = options
  const offsets =
    anchors && quarters ? benchmarkedOffsets(frame, state.cells, means, { anchors, quarters }) : frame.offsets
  return { frame: { ...frame, offsets }, design, hedonic, sections, hierarchy, parameters, communes }
}

function designOf(frame: PriceFrame, scoreOf?: EnergyScore): CentredDesign {
  const design = hedonicDesign(frame.properties, frame.firstQuarter, frame.quarters, scoreOf)
  return centreDesign(design, frame.cell, 2 * frame.quarters)
}

function startingState(frame: PriceFrame, design: Design): State {
  const cellMedians = groupMedians(frame.logPrice, frame.cell, 2 * frame.quarters)
  const detrended = frame.logPrice.map((y, i) => y - cellMedians[frame.cell[i]!]!)
  const communeType = frame.commune.map((commune, i) => 2 * commune + (frame.cell[i]! < frame.quarters ? 0 : 1))
  const communeMedians = groupMedians(detrended, communeType, 2 * frame.communeNames.length)
  return {
    hedonic: { beta: new Float64Array(design.columns), covariance: new Float64Array(0), steps: startingSteps() },
    sections: { effects: new Float64Array(frame.sections.count), variance: STARTING_SECTION_VARIANCE },
    cells: [],
    noiseVariance: 0,
    levels: frame.logPrice.map((_, i) => cellMedians[frame.cell[i]!]! + communeMedians[communeType[i]!]!),
    effectiveParameters: 0,
  }
}

function startingSteps(): StepVariances {
  const { energyGap, energyClass, energyUnknown, newBuild } = MOVING_FAMILIES
  return {
    energyGap: energyGap ** 2,
    energyClass: energyClass ** 2,
    energyUnknown: energyUnknown ** 2,
    newBuild: newBuild ** 2,
  }
}

function fitRound(frame: PriceFrame, design: CentredDesign, state: State, parameters: HierarchyParameters): State {
  const { levels } = state
  const sectionOf = frame.sections.of
  const fitted = levels.map(
    (level, i) => level + state.sections.effects[sectionOf[i]!]! + predictRow(design.design, i, state.hedonic.beta),
  )
  const freedom = Math.max(0.1, 1 - state.effectiveParameters / levels.length)
  const residuals = fitted.map((value, i) => frame.logPrice[i]! - value)
  const step = huberStep(residuals, freedom)
  const { pseudoResiduals } = step
  const pseudo = fitted.map((value, i) => value + pseudoResiduals[i]!)
  const net = pseudo.map((z, i) => z - levels[i]! - state.sections.effects[sectionOf[i]!]!)
  const hedonic = hedonicStep(design, net, step.noiseVariance, state.hedonic.steps)
  const adjusted = pseudo.map((z, i) => z - predictRow(design.design, i, hedonic.beta))
  const beyondLevel = adjusted.map((z, i) => z - levels[i]!)
  const sections = fitSections(
    frame.sections,
    centredByCell(beyondLevel, design),
    step.noiseVariance,
    state.sections.variance,
  )
  const values = adjusted.map((z, i) => z - sections.effects[sectionOf[i]!]!)
  const spread = clusterSpread(values, frame.clusters)
  // Residuals miss what levels took from a single project, the analysis of variance what premiums and sections took.
  const noiseVariance = Math.max(step.noiseVariance, spread?.variance ?? 0)
  const cells = cellMeans(frame, values, homeWeights(frame.clusters, spread?.correlation ?? 0))
  const hierarchy = fitHierarchy(cells, priorsOf(frame, parameters), noiseVariance)
  const means = communeMeans(hierarchy)
  return {
    hedonic,
    sections,
    cells,
    noiseVariance,
    levels: levels.map((_, i) => means[frame.commune[i]!]![frame.cell[i]!]!),
    effectiveParameters: state.effectiveParameters,
    hierarchy,
  }
}

/** Takes out the mean by type and quarter, where the last round's levels may still lag the new coefficients. */
function centredByCell(values: Float64Array, { group, counts }: CentredDesign): Float64Array {
  const sums = new Float64Array(counts.length)
  values.forEach((value, i) => (sums[group[i]!]! += value))
  return values.map((value, i) => value - sums[group[i]!]! / counts[group[i]!]!)
}

/** Effective number of parameters spent on levels: the trace of the smoother. */
function levelParameters(frame: PriceFrame, { cells, noiseVariance }: State, parameters: HierarchyParameters): number {
  const communes = communePosteriors(fitHierarchy(cells, priorsOf(frame, parameters), noiseVariance))
  let trace = 0
  communes.forEach(({ covariance }, c) => {
    const { counts } = cells[c]!
    counts.forEach((count, i) => (trace += (count * covariance[i * counts.length + i]!) / noiseVariance))
  })
  return trace
}

function likeliestParameters(frame: PriceFrame, state: State, start: HierarchyParameters): HierarchyParameters {
  const { cells, noiseVariance } = state
  const recent = new Map<string, ReturnType<typeof cantonEvidence>>()
  const likelihood = (parameters: HierarchyParameters): number => {
    const priors = priorsOf(frame, parameters)
    const key = COMMUNE_PARAMETERS.map((name) => parameters[name]).join(' ')
    const evidence = recent.get(key) ?? cantonEvidence(cells, priors, noiseVariance)
    recent.set(key, evidence)
    if (recent.size > KEPT_EVIDENCE) recent.delete(recent.keys().next().value!)
    return fitHierarchy(cells, priors, noiseVariance, evidence).logLikelihood
  }
  const transform = (name: keyof HierarchyParameters) => (name.endsWith('Persistence') ? PERSISTENCE : LOGARITHM)
  return maximiseByCoordinates(start, likelihood, { ...SEARCH, transform }).parameters
}

function priorsOf(frame: PriceFrame, parameters: HierarchyParameters) {
  return hierarchyPriors(frame.quarters, frame.cantonNames, parameters)
}
