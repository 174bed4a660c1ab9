/** Captions of buttons and headings that texts of portals are glued to, as they are written, as sources of patterns. */
export interface CaptionWords {
  /** Before a text. */
  descriptions: string
  /** Between that and the text. */
  developments: string
  /** Behind a text. */
  buttons: string
  /** Behind the buttons. */
  references: string
}
