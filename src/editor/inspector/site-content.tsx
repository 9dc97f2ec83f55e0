import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useHasSettled } from '../canvas/drawn'
import { lazyPart } from '../ui/lazy-part'
import { type EditorContent, EditorContext } from './editor-context'
import { bringChoosingFields } from './fields/prop-field'

const AskSiteContent = lazyPart(async () => (await import('./ask-site-content')).AskSiteContent)

/** Gives fields what the site has to choose from, unless something around them does; it comes after the fields themselves. */
export function SiteContent({ children }: { children: ReactNode }): ReactNode {
  const [content, setContent] = useState<EditorContent>(empty)
  const isGiven = useContext(EditorContext) !== null
  const hasSettled = useHasSettled()
  useEffect(() => {
    if (hasSettled) void bringChoosingFields()
  }, [hasSettled])
  if (isGiven) return children
  return (
    <EditorContext value={content}>
      {children}
      {hasSettled && <AskSiteContent onContent={setContent} />}
    </EditorContext>
  )
}

const empty: EditorContent = {}
