/** Makes a canvas one to be looked at: in that scheme and language, and nothing in it acts. */
export function preparePreview(
  { contentDocument }: HTMLIFrameElement,
  { scheme, locale }: { scheme: string; locale: string },
): void {
  if (!contentDocument) return
  const { documentElement, body } = contentDocument
  documentElement.dataset.scheme = scheme
  documentElement.dataset.mode = 'try'
  documentElement.lang = locale
  // It is scrolled all the same.
  body.inert = true
}
