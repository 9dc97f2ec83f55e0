import { createContext, type ReactNode, useContext } from 'react'

/**
 * Splits a text into parts of which every second one stays on one line. Provided by the runtime. In the builder, where
 * texts are written, there is none, and none is loaded.
 */
const HoldWordsContext = createContext<((text: string) => string[]) | null>(null)
export const HoldWordsProvider = HoldWordsContext

/**
 * A text whose lines break between words: what reads as one stays together by spans, without characters of its own. In
 * the builder's canvas the text is one.
 */
export function HeldText({ children: text }: { children: string }): ReactNode {
  const parts = useContext(HoldWordsContext)?.(text)
  if (!parts?.[1]) return text
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className="held">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
