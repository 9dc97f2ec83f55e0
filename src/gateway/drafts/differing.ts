import { isDeepStrictEqual } from 'node:util'
import { themeKey } from '@schemas/editor/entities/release'
import type { ReleaseContent } from '../db/tables'
import { storedDigest } from './read-document'

/** Keys of the documents in which two releases differ, with `theme` when their themes do. */
export function differing(one: ReleaseContent, other: ReleaseContent): string[] {
  const state = (document: unknown) => (document === null ? 'gone' : storedDigest(document))
  const of = (prefix: string, left: Record<string, unknown> = {}, right: Record<string, unknown> = {}) =>
    [...new Set([...Object.keys(left), ...Object.keys(right)])]
      .filter((name) => state(left[name]) !== state(right[name]))
      .map((name) => prefix + name)
  return [
    ...of('page:', one.pages, other.pages),
    ...of('slot:', one.slots, other.slots),
    ...of('section:', one.sections, other.sections),
    ...(isDeepStrictEqual(one.tokens, other.tokens) ? [] : [themeKey]),
  ]
}
