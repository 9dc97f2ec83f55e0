/** Turns a canvas into a static preview: the given colour scheme and language, and nothing in it acts. */
export function preparePreview(
  { contentDocument }: HTMLIFrameElement,
  { scheme, locale }: { scheme: string; locale: string },
): void {
  if (!contentDocument) return
  const { documentElement, body } = contentDocument
  documentElement.dataset.scheme = scheme
  documentElement.dataset.mode = 'try'
  documentElement.lang = locale
  // It can still be scrolled.
  body.inert = true
}
