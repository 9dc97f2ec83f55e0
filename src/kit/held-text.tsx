import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { useLineWords } from './boot'
import type { holdWords } from './hold-words'

/** Provided by the runtime. In the builder, where texts are written, there is none, and none is loaded. */
const HoldWordsContext = createContext<typeof holdWords | null>(null)
export const HoldWordsProvider = HoldWordsContext

/**
 * A text whose lines break between words: what reads as one stays together by spans, without characters of its own. In
 * the builder's canvas the text is one.
 */
export function HeldText({ children: text }: { children: string }): ReactNode {
  const own = useLineWords()
  const hold = useContext(HoldWordsContext)
  const parts = hold?.(text, own) ?? [text]
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="held">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
