import { type ReactNode, useState } from 'react'
import { useHasSettled } from '../canvas/drawn'
import { lazyPart } from '../ui/lazy-part'
import { type EditorContent, EditorContext } from './editor-context'

const AskSiteContent = lazyPart(async () => (await import('./ask-site-content')).AskSiteContent)

/** Gives the fields of the inspector what the site has to choose from; it comes after the fields themselves. */
export function SiteContent({ children }: { children: ReactNode }): ReactNode {
  const [content, setContent] = useState<EditorContent>(empty)
  const hasSettled = useHasSettled()
  return (
    <EditorContext value={content}>
      {children}
      {hasSettled && <AskSiteContent onContent={setContent} />}
    </EditorContext>
  )
}

const empty: EditorContent = {}
