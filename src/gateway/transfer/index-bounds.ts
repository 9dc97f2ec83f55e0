/** Bounds of an index besides its bytes. What is exported keeps them, so that it can be brought back. */
export const indexBounds = {
  /** Lists and objects inside each other: more than any document has. */
  levels: 400,
  /**
   * Values and names together. The costliest text of so many that 32 MB can hold needs less than half of the heap that
   * its reader gets.
   */
  entries: 1_500_000,
  /**
   * Values and names of one document, which the gateway parses alone: enough for as many nodes as a page may have.
   */
  documentEntries: 300_000,
  /**
   * Different names in one document. Each new one costs as much as dozens that are known; documents have some hundred.
   */
  documentNames: 10_000,
  /** Characters of what the index says besides its documents, uploads and redirects. */
  headLetters: 1024 * 1024,
} as const

/** What a thread may need that reads one. */
export const indexLimits = { maxMemoryMb: 768, maxMs: 20_000 } as const
