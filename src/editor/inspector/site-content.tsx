import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useAreToolsReady } from '../canvas/drawn'
import { lazyPart } from '../ui/lazy-part'
import { type EditorContent, EditorContext } from './editor-context'
import { preloadChoiceFields } from './fields/prop-field'

const AskSiteContent = lazyPart(async () => (await import('./ask-site-content')).AskSiteContent)

/** Provides the site's content to fields unless a parent does; loaded after the fields themselves. */
export function SiteContent({ children }: { children: ReactNode }): ReactNode {
  const [content, setContent] = useState<EditorContent>(empty)
  const isProvided = useContext(EditorContext) !== null
  const isReady = useAreToolsReady()
  useEffect(() => {
    if (isReady) void preloadChoiceFields()
  }, [isReady])
  if (isProvided) return children
  return (
    <EditorContext value={content}>
      {children}
      {isReady && <AskSiteContent onContent={setContent} />}
    </EditorContext>
  )
}

const empty: EditorContent = {}
