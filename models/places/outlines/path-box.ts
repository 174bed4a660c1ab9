/** Smallest box around a drawn path. */
export interface PathBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Box of a path that `drawAreas` made: each ring begins at an absolute point and goes on in steps. */
export function pathBox(path: string): PathBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const ring of path.split('z')) {
    const numbers = ring.match(/-?\d+/g) ?? []
    let [x, y] = [0, 0]
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += Number(numbers[index])
      y += Number(numbers[index + 1])
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
  return box
}
