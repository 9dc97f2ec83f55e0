import { readKey } from '@schemas/layout/document-key'

/** Titles for an enumeration: pages that share one with another document get their path added. */
export function distinctTitles(documents: readonly { key: string; title: string }[]): string[] {
  return documents.map(({ key, title }) => {
    const place = readKey(key)
    return place.kind === 'page' && documents.some((other) => other.key !== key && other.title === title)
      ? `${title} (${place.path})`
      : title
  })
}
