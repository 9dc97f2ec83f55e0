/** The rich-text editor is the largest tool of the builder, so it is loaded on first use. */
export const loadRichEditor = () => import('./rich-editor')

export type RichEditor = Awaited<ReturnType<typeof loadRichEditor>>
