import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/text'
import { loadMergeTools } from '../document/load-merge'
import type { mergeRemoteChanges } from './merge-remote-changes'

/** What another editor has saved since. `step` names what the gateway did at this person's own word: that can be taken back. */
export type Stale = { version: number; content: unknown; by?: string; step?: LocalisedText }

/** What an open document's unsaved work stands on. */
export type Ground = {
  /** As the gateway last had it: what both sides' changes are counted from. */
  base: FlatPage
  /** What went off since the gateway was last heard, and whether it arrived nobody knows. */
  unacknowledged: readonly FlatPage[]
  /** Whether the copy has to say itself what it goes back to: the gateway keeps no version of a draft that others have saved over. */
  holdsBase: boolean
}

/** What the gateway has, and nothing but that. */
export const onGround = (base: FlatPage): Ground => ({ base, unacknowledged: [], holdsBase: false })

let take: typeof mergeRemoteChanges | undefined

/** Brings what takes in the work of others, with what joins it: most who open a page are alone on it. Throws where it does not come. */
export async function loadRemoteMerge(): Promise<void> {
  const [mergeModule] = await Promise.all([import('./merge-remote-changes'), loadMergeTools()])
  take = mergeModule.mergeRemoteChanges
}

/** Undefined as long as nobody else's work is there. */
export const loadedRemoteMerge = (): typeof mergeRemoteChanges | undefined => take
