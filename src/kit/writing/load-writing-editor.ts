/** The rich-text editor is large, so it loads with the first text that is written. */
export const loadWritingEditor = () => import('./writing-editor')
