const prefix = 'draft:'

/** What was written but not sent, kept for this tab alone. A browser that refuses storage keeps nothing, and the form works. */
export function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    return draft !== null && typeof draft === 'object' ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Undefined forgets it. */
export function writeDraft(key: string, answers: Record<string, unknown> | undefined): void {
  try {
    if (answers) sessionStorage.setItem(prefix + key, JSON.stringify(answers))
    else sessionStorage.removeItem(prefix + key)
  } catch {
    // Full or refused: there is simply no draft.
  }
}

/**
 * Of all that was written in this tab: whoever signs out leaves nothing to the next. With an id only of what that person wrote: whoever acted in their
 * name keeps their own. A session that ends by itself forgets none, so that its person finds it again.
 */
export function forgetDrafts(of?: string): void {
  const draftPrefix = of === undefined ? prefix : `${prefix}${of}:`
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing is kept, nothing is to be forgotten.
  }
}
