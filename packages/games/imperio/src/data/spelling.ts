/** How the words of the seed are written: as Lima writes them, or byte for byte as the seed has them. */
export type Spelling = 'LIMA' | 'SEED'

/** The one switch for all of them. It changes what people read, and nothing that records, messages or hashes hold. */
export const SPELLING: Spelling = 'LIMA'
