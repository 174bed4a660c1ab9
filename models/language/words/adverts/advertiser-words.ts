/** Words in place of the name of an agency, as they are written, as sources of patterns. */
export interface AdvertiserWords {
  privateOwners: string
}
