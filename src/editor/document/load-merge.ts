import type { fitStep } from './fit-step'
import type { difference, mergePages } from './merge'

/** The functions for merging concurrent work. */
export type MergeTools = { difference: typeof difference; fitStep: typeof fitStep; mergePages: typeof mergePages }

let mergeTools: MergeTools | undefined

/**
 * Loads the merge code, which most sessions never need because they are alone on a page. Must be awaited before merging
 * others' work, or before restoring the history of an earlier session that others may have edited since. Throws when
 * loading fails.
 */
export async function loadMergeTools(): Promise<MergeTools> {
  if (!mergeTools) {
    const [{ difference, mergePages }, { fitStep }] = await Promise.all([import('./merge'), import('./fit-step')])
    mergeTools = { difference, fitStep, mergePages }
  }
  return mergeTools
}

/** Undefined until others' work had to be merged. */
export const loadedMergeTools = (): MergeTools | undefined => mergeTools
