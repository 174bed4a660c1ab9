import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import { communeOutlines, type OutlineFacts } from '../../../models/places/outlines/commune-outlines.ts'
import type { Shape } from '../../../models/places/outlines/divide-shapes.ts'
import { toPlane } from '../../../models/places/outlines/plane.ts'
import type { Run } from '../../engine/job.ts'
import { derivedOnce } from '../../files/derived-once.ts'

const LAYERS = { communes: 'commune-outlines', country: 'country-outline' } as const

/** Outlines of the communes from official ones where a feed has them, else from the coordinates of localities. */
export async function outlinesIndex({
  warehouse,
  reference,
  codeHash,
}: Pick<Run, 'warehouse' | 'reference' | 'codeHash'>): Promise<CommuneOutlines> {
  const read = async (layer: string): Promise<{ shapes: Shape[]; sources: string[] }> => {
    const rows = await warehouse.all<{ code: string | null; type: string; coordinates: string; source: string }>(
      `SELECT code, geometry_type AS type, coordinates, source_id AS source FROM map_feature
       WHERE layer = $layer AND geometry_type IN ('Polygon', 'MultiPolygon') ORDER BY source_id, feature_id`,
      { layer },
    )
    return {
      shapes: rows.map(({ code, type, coordinates }) => {
        const read = JSON.parse(coordinates) as number[][][] | number[][][][]
        const polygons = (type === 'Polygon' ? [read] : read) as number[][][][]
        const area = polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => toPlane(x!, y!))))
        return { code, area }
      }),
      sources: rows.map(({ source }) => source),
    }
  }
  const [communes, country] = [await read(LAYERS.communes), await read(LAYERS.country)]
  const facts: OutlineFacts = {
    communes: reference.communes,
    localities: [...reference.localities, ...reference.quarters],
    abroad: [...reference.foreignTowns, ...reference.crossBorderTowns],
    communeShapes: communes.shapes,
    countryShapes: country.shapes,
    sourceIds: {
      communes: communes.sources,
      country: country.sources,
      localities: ['reference:localities', 'reference:quarters'],
    },
  }
  return derivedOnce('outlines', JSON.stringify([codeHash(import.meta.url), facts]), () => communeOutlines(facts))
}
