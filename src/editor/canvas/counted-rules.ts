import shape from '@kit/ui/heading-shape.module.css'

/** Whether the theme numbers its headings. */
export const isNumbered = (page: Element): boolean => page.ownerDocument.documentElement.dataset.heading === 'numbered'

const numbered = `:root[data-heading='numbered'] #canvas-page[data-long]`
const counted = `${numbered} :is(.${shape.section}:not([data-level='1']):has(.${shape.title}) .${shape.words}, .${shape.section}.${shape.words}:not([data-level='1']))`

/**
 * Canvas rules for numbered pages, on top of those of `heading-shape`. Space is reserved until a heading has its
 * number.
 */
export const countedRules = `
${numbered} { counter-reset: none; }
${numbered} .${shape.section} { counter-increment: none; }
${counted}::before { content: '\\a0'; }
${counted}[data-count]::before { content: attr(data-count) / ''; }
`
