import type { fitStep } from './fit-step'
import type { difference, mergePages } from './merge'

/** What joins the work of several. */
export type MergeTools = { difference: typeof difference; fitStep: typeof fitStep; mergePages: typeof mergePages }

let mergeTools: MergeTools | undefined

/**
 * Brings what the work of others is joined with one's own by: most who open a page are alone on it. Whoever takes in others' work, or
 * steps of an earlier sitting that may have some of it behind them, waits for this first; throws where it does not come.
 */
export async function loadMergeTools(): Promise<MergeTools> {
  if (!mergeTools) {
    const [{ difference, mergePages }, { fitStep }] = await Promise.all([import('./merge'), import('./fit-step')])
    mergeTools = { difference, fitStep, mergePages }
  }
  return mergeTools
}

/** Undefined as long as nobody else's work is there. */
export const loadedMergeTools = (): MergeTools | undefined => mergeTools
