declare module 'opentype.js' {
  interface Font {
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { commands: readonly Command[] }
  }
  type Command = { type: 'M' | 'L' | 'Q' | 'C' | 'Z' } & Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>
  export function parse(font: ArrayBuffer): Font
  export type { Command, Font }
}
