import { useEffect } from 'react'
import { callRef } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import { useDocuments } from '../state/site-documents'
import type { EditorContent } from './editor-context'

const posts = callRef<typeof import('@schemas/api/cms/posts').call>({ method: 'GET', path: '/api/cms/posts' })

/** Posts to choose from are the newest; an older one is written by its name. */
const most = 48

/** Asks for the site's pages, drafts included, and its posts, categories and tags, and tells them whenever they are others. */
export function AskSiteContent({ onContent }: { onContent: (content: EditorContent) => void }) {
  const documents = useDocuments().data?.documents
  const listed = useCall(posts, { limit: most }, { staleTime: 60_000 }).data?.posts
  useEffect(() => {
    if (!documents && !listed) return
    const pages = documents?.flatMap(({ path, paths, title, trashed }) => (path === undefined || trashed || path.startsWith('/_') ? [] : [{ path, paths, title }]))
    const categories = new Map((listed ?? []).map(({ category }) => [category.slug, category.name]))
    const tags = new Map((listed ?? []).flatMap((post) => post.tags.map(({ tag, name }) => [tag, name] as const)))
    onContent({
      ...(pages ? { pages } : {}),
      references: {
        post: (listed ?? []).map(({ slug, title }) => ({ value: slug, label: title })),
        category: [...categories].map(([value, label]) => ({ value, label })),
        tag: [...tags].map(([value, label]) => ({ value, label })),
      },
    })
  }, [documents, listed, onContent])
  return null
}
