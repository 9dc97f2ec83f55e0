/**
 * The gateway writes these into the document in the product. A story has to write them itself, before its content
 * renders.
 */
export function DocumentAttributes({ dataset, lang }: { dataset: Record<string, string>; lang: string }) {
  Object.assign(document.documentElement.dataset, dataset)
  document.documentElement.lang = lang
  return null
}
