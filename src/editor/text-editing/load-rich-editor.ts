/** The editor of rich text is the largest of the builder's tools: it comes when somebody writes. */
export const loadRichEditor = () => import('./rich-editor')

export type RichEditor = Awaited<ReturnType<typeof loadRichEditor>>
