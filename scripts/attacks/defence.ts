export interface Edit {
  /** Part of the path of the file: one of this repository, or of the accounts library. */
  file: string
  /** Code with the defence, and the code that replaces it. */
  from: string
  to: string
}

/** A defence, and the code without it. */
export interface Defence extends Edit {
  name: string
  /** Second layer of the defence, if any. */
  also?: Edit
  /** Test that must then fail: its file, and a part of its name. */
  test: [file: string, name: string]
}
