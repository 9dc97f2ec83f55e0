import { useEffect, useState } from 'react'
import type { PostCard } from '@schemas/site/entities/post'
import { call as posts } from '@client/site/calls/cms/posts'
import { callGateway } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import { calls } from '../state/calls'
import { useDocuments } from '../state/site-documents'
import { closedNow } from '../document/addressed-pages'
import type { EditorContent } from './editor-context'

/** Posts per request, and number of requests; older posts must be typed by name. */
const maxPerRequest = 48
const maxRequests = 12

/**
 * Loads the site's pages (drafts included), the anchors in them, and its posts, categories and tags, and reports every
 * change.
 */
export function AskSiteContent({ onContent }: { onContent: (content: EditorContent) => void }) {
  const { documents, others } = useDocuments().data ?? {}
  const targets = useCall(calls.linkTargets, {}, { staleTime: 60_000 }).data?.pages
  const first = useCall(posts, { limit: maxPerRequest }, { staleTime: 60_000 }).data
  const older = useOlderPosts(first?.next)
  useEffect(() => {
    if (!documents && !first && !targets) return
    const listed = [...(first?.posts ?? []), ...older]
    const pages = documents?.flatMap(({ path, paths, title, trashed, unseen, open }) =>
      path === undefined || trashed || path.startsWith('/_')
        ? []
        : [{ path, paths, title, isUnseen: unseen, ...closedNow({ open }) }],
    )
    const categories = new Map(listed.map(({ category }) => [category.slug, category.name]))
    const tags = new Map(listed.flatMap((post) => post.tags.map(({ tag, name }) => [tag, name] as const)))
    const forms = [...new Set(targets?.flatMap((target) => target.forms))].sort()
    onContent({
      ...(pages ? { pages } : {}),
      ...(others ? { others } : {}),
      anchors: targets ?? [],
      posts: listed.map(({ path, title }) => ({ path, title })),
      references: {
        form: forms.map((name) => ({ value: name, label: name })),
        post: listed.map(({ slug, title }) => ({ value: slug, label: title })),
        category: [...categories].map(([value, label]) => ({ value, label })),
        tag: [...tags].map(([value, label]) => ({ value, label })),
      },
    })
  }, [documents, others, targets, first, older, onContent])
  return null
}

const none: readonly PostCard[] = []

/** The posts after the newest ones, as far as they load. */
function useOlderPosts(cursor: string | undefined): readonly PostCard[] {
  const [older, setOlder] = useState(none)
  useEffect(() => {
    const over = new AbortController()
    const read = async () => {
      const found: PostCard[] = []
      let next = cursor
      for (let times = 1; next !== undefined && times < maxRequests && !over.signal.aborted; times++) {
        const answer: { posts: PostCard[]; next?: string | undefined } = await callGateway(posts, {
          limit: maxPerRequest,
          cursor: next,
        })
        found.push(...answer.posts)
        next = answer.next
      }
      if (!over.signal.aborted) setOlder(found)
    }
    // Posts that did not load must be typed by name, like older ones.
    if (cursor !== undefined) void read().catch(() => {})
    return () => over.abort()
  }, [cursor])
  return cursor === undefined ? none : older
}
