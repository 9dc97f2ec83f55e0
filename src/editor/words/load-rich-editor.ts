import { fetchLater } from '../ui/lazy-part'

/** The editor of rich text is the largest of the builder's tools: it comes when somebody writes, or when there is time. */
export const loadRichEditor = () => import('./rich-editor')

fetchLater(loadRichEditor)

export type RichEditor = Awaited<ReturnType<typeof loadRichEditor>>
