import { forgetOffline } from './offline/offline-values'

const prefix = 'draft:'

/** Unsent input, stored for this tab only. Without storage nothing is kept, and forms still work. */
export function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    return draft !== null && typeof draft === 'object' ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Undefined clears it. */
export function writeDraft(key: string, answers: Record<string, unknown> | undefined): void {
  try {
    if (answers) sessionStorage.setItem(prefix + key, JSON.stringify(answers))
    else sessionStorage.removeItem(prefix + key)
  } catch {
    // Storage full or refused: there is no draft.
  }
}

/**
 * Clears all drafts of this tab, so that signing out leaves nothing to the next user. With an id, only that person's
 * drafts: an admin who impersonated them keeps their own. A session that expires clears none, so that its person finds
 * them again.
 */
export function forgetDrafts(of?: string): void {
  forgetOffline(of)
  const draftPrefix = of === undefined ? prefix : `${prefix}${of}:`
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to clear.
  }
}
