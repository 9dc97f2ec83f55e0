import { Fragment, type ReactNode } from 'react'
import { useLineWords } from './boot'
import { holdWords } from './hold-words'
import { usePageLink } from './page-link'

/**
 * A text whose lines break between words: what reads as one stays together by spans, without characters of its own. In
 * the builder's canvas the text is one, because it is written there.
 */
export function HeldText({ children: text }: { children: string }): ReactNode {
  const own = useLineWords()
  const isCanvas = usePageLink() === null
  const parts = isCanvas ? [text] : holdWords(text, own)
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
