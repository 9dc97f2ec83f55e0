import { readKey } from '@schemas/layout/document-key'

/** Titles as they are told one after the other: pages that have one in common with another document are told with their path. */
export function distinctTitles(documents: readonly { key: string; title: string }[]): string[] {
  return documents.map(({ key, title }) => {
    const place = readKey(key)
    return place.kind === 'page' && documents.some((other) => other.key !== key && other.title === title)
      ? `${title} (${place.path})`
      : title
  })
}
