/** What was filled in but not sent, kept for this tab alone. A browser that refuses storage keeps nothing, and the form works. */
export function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return draft !== null && typeof draft === 'object' ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Undefined forgets it. */
export function writeDraft(key: string, answers: Record<string, unknown> | undefined): void {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify(answers))
    else sessionStorage.removeItem(key)
  } catch {
    // Full or refused: there is simply no draft.
  }
}
