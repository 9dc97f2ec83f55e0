import { useState } from 'react'

type Draft = {
  /** The text being typed; undefined when the value represents it fully. */
  text: string | undefined
  /** Stores the typed text and the value derived from it; without a value while it is incomplete. */
  type: (text: string, made?: unknown) => void
  end: () => void
  /** For the field: an incomplete text is no document step yet, so the browser's own undo applies. */
  own: { 'data-own-steps'?: '' }
}

/**
 * Keeps the text as typed until blur, or until the value differs from the one derived from it because of an undo or
 * another editor.
 */
export function useDraft(value: unknown): Draft {
  const [draft, setDraft] = useState<{ text: string; made: unknown; isIncomplete: boolean }>()
  const isCurrent = draft !== undefined && Object.is(draft.made, value)
  return {
    text: isCurrent ? draft.text : undefined,
    own: isCurrent && draft.isIncomplete ? { 'data-own-steps': '' } : {},
    type: (text, ...made) =>
      setDraft({ text, made: made.length > 0 ? made[0] : value, isIncomplete: made.length === 0 }),
    end: () => setDraft(undefined),
  }
}
