import { useState } from 'react'

type Draft = {
  /** What is being typed; undefined where the value says it all. */
  text: string | undefined
  /** Keeps a text that is being typed, and what was made of it; nothing where it is not finished. */
  type: (text: string, made?: unknown) => void
  end: () => void
  /** For its field: what is not finished is no step of the document's yet, and is taken back by the browser, letter by letter. */
  own: { 'data-own-steps'?: '' }
}

/** What is typed stands as it is typed until the field is left, or until the value is another than what was made of it: by a step that is taken back, or by another hand. */
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
