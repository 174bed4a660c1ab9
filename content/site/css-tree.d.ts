// The parts alone: the whole package loads every property that browsers know.
declare module 'css-tree/parser' {
  const parse: (css: string) => object
  export default parse
}
declare module 'css-tree/generator' {
  const generate: (tree: object) => string
  export default generate
}
