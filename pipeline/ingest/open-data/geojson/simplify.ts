import { feature as toFeature } from 'topojson-client'
import { topology } from 'topojson-server'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import { layerFeatureSchema, mapPositions, positionsOf, type LayerFeature } from './layer-feature.ts'

const METRES_PER_DEGREE = 111_320

/**
 * Removes detail below a tolerance from areas and lines. Neighbours share each border before and after, so no gap opens between them.
 * @param toleranceMetres points that change the shape by a triangle of less than its square are dropped
 * @returns the features in their order; one that would vanish stays as it was
 */
export function simplifyTogether(features: readonly LayerFeature[], toleranceMetres: number): LayerFeature[] {
  const scale = METRES_PER_DEGREE * Math.cos((middleLatitude(features) * Math.PI) / 180)
  const inMetres = features.map((each) => mapPositions(each, ([x, y]) => [x * scale, y * METRES_PER_DEGREE]))
  const weight = toleranceMetres ** 2
  const layer = topology(Object.fromEntries(inMetres.map((each, index) => [index, each as never])))
  const arcs = presimplify(layer as Parameters<typeof presimplify>[0])
  const simple = filter(simplify(arcs, weight), filterAttachedWeight(arcs, weight))
  return features.map((feature, index) => {
    const simpler = layerFeatureSchema.safeParse(toFeature(simple, simple.objects[index]!))
    if (!simpler.success) return feature
    const { geometry } = mapPositions(simpler.data, ([x, y]) => [x / scale, y / METRES_PER_DEGREE])
    return { ...feature, geometry }
  })
}

function middleLatitude(features: readonly LayerFeature[]): number {
  const latitudes = features.flatMap(positionsOf).map(([, latitude]) => latitude)
  const [south, north] = latitudes.reduce(([low, high], each) => [Math.min(low, each), Math.max(high, each)], [90, -90])
  return (south + north) / 2
}
