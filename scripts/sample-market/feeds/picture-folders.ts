import { copyFile, link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts the pictures beside each feed that names them; hard links where the file system supports them. */
export async function placePictures(
  from: string,
  names: readonly string[],
  feedDirectories: readonly string[],
): Promise<void> {
  for (const directory of feedDirectories) {
    const target = join(directory, 'pictures')
    if (target === from) continue
    await mkdir(target, { recursive: true })
    for (const name of names) {
      const [source, copy] = [join(from, name), join(target, name)]
      await link(source, copy).catch(() => copyFile(source, copy))
    }
  }
}
