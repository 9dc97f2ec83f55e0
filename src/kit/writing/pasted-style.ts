/** Maximum style length read (characters): the text styles of word processors are shorter. */
const maxLength = 2000

/** The style of a pasted element, which is stored under another name because the page's policy would refuse it. */
export const styleOf = (element: Element): string =>
  element.getAttribute('data-style')?.slice(0, maxLength).toLowerCase() ?? ''

export const valueOf = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim()
