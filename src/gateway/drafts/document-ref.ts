import { type DocumentPlace, readKey } from '@schemas/layout/document-key'
import type { ReleaseContent } from '../db/tables'
import type { Author } from './author'
import { releasedContent, themeDocument } from './site-documents'

/** A document beside its draft: its place, its content in a release, the theme's, and what visitors see. */
export type DocumentRef = {
  readonly key: string
  readonly place: DocumentPlace
  readonly released: unknown
  readonly theme: unknown
  readonly live: unknown
}

/** Resolves a key. The theme's document is parsed at most once, when it is first needed. */
export function documentRef(
  key: string,
  content: ReleaseContent,
  { site, themes }: Pick<Author, 'site' | 'themes'>,
): DocumentRef {
  const place = readKey(key)
  const released = releasedContent(content, place)
  let found: { theme: unknown } | undefined
  const theme = () => (found ??= { theme: themeDocument(place, site, themes) }).theme
  return {
    key,
    place,
    released,
    get theme() {
      return theme()
    },
    get live() {
      return released === null ? undefined : (released ?? theme())
    },
  }
}
