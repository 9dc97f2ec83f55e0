import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { loadMergeTools } from '../document/load-merge'
import type { mergeRemoteChanges } from './merge-remote-changes'

/**
 * A version saved by another editor. `step` names a change that the gateway made at this person's request, which can be
 * undone.
 */
export type Stale = { version: number; content: unknown; by?: string; step?: LocalisedText }

/** The base of an open document's unsaved changes. */
export type Ground = {
  /** The gateway's last known version: the merge base. */
  base: FlatPage
  /** Saves sent since the gateway's last answer; whether they arrived is unknown. */
  unacknowledged: readonly FlatPage[]
  /**
   * Whether the device copy must include its base, because the gateway keeps no version of a draft that others have
   * overwritten.
   */
  holdsBase: boolean
}

/** The state right after the gateway's version is known. */
export const onGround = (base: FlatPage): Ground => ({ base, unacknowledged: [], holdsBase: false })

let take: typeof mergeRemoteChanges | undefined

/**
 * Loads the merging of others' work; most sessions never need it because they are alone on a page. Throws when loading
 * fails.
 */
export async function loadRemoteMerge(): Promise<void> {
  const [mergeModule] = await Promise.all([import('./merge-remote-changes'), loadMergeTools()])
  take = mergeModule.mergeRemoteChanges
}

/** Undefined until others' work had to be merged. */
export const loadedRemoteMerge = (): typeof mergeRemoteChanges | undefined => take
