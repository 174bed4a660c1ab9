import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoName, type Scene, SCENES } from '../homes/photos.ts'
import { createRandom, type Random } from '../parameters/random.ts'
import { drawBathroom, drawBedroom, drawKitchen, drawLiving, drawParking } from './indoors.ts'
import { drawApartments, drawHouse, drawLand, drawOffice } from './outdoors.ts'
import { HEIGHT, WIDTH } from './palette.ts'

const DRAWERS: Record<Scene, (random: Random) => string> = {
  apartment: drawApartments,
  house: drawHouse,
  land: drawLand,
  parking: drawParking,
  office: drawOffice,
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
}

/** Draws one scene as SVG: illustrative, without text, the same for the same seed and number. */
export function drawScene(seed: number, scene: Scene, number: number): string {
  const parts = DRAWERS[scene](createRandom(seed, `picture-${scene}-${number}`))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts}</svg>`
}

/** Draws the whole pool of pictures as WebP files (640 x 427). @returns their names */
export async function drawPictures(directory: string, seed: number): Promise<string[]> {
  await mkdir(directory, { recursive: true })
  const names: string[] = []
  for (const [scene, count] of Object.entries(SCENES) as [Scene, number][]) {
    for (let number = 1; number <= count; number++) {
      const name = photoName(scene, number)
      const svg = Buffer.from(drawScene(seed, scene, number))
      await writeFile(join(directory, name), await sharp(svg).webp({ quality: 90, effort: 2 }).toBuffer())
      names.push(name)
    }
  }
  return names
}
