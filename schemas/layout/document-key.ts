import * as z from 'zod/mini'
import { plainPath } from './path'

/** Slots that are separate documents; homepage, dashboard and checkout are pages. */
export const frameSlots = ['header', 'subheader', 'footer', 'workspace'] as const
export type FrameSlot = (typeof frameSlots)[number]

/** Names a document of a site: `page:/about`, `page:/shop/product/{sku}`, `slot:header`, `section:n1f0…`. */
export const documentKey = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(
      /^(?:page:\/(?:[^/\s]+(?:\/[^/\s]+)*)?|slot:(?:header|subheader|footer|workspace)|section:[a-z][a-z0-9-]{0,39})$/,
    ),
  )

/** A page by its path, a part of the frame, or a section: stored rows that can be put on any page. */
export type DocumentPlace =
  | { kind: 'page'; path: string }
  | { kind: 'slot'; slot: FrameSlot }
  | { kind: 'section'; section: string }

/** Parses a key. Expects a key that `documentKey` has accepted. */
export function readKey(key: string): DocumentPlace {
  if (key.startsWith(sectionKey(''))) return { kind: 'section', section: key.slice(sectionKey('').length) }
  return key.startsWith('slot:')
    ? { kind: 'slot', slot: key.slice(5) as FrameSlot }
    : { kind: 'page', path: key.slice(5) }
}

export const pageKey = (path: string) => `page:${path}`
export const slotKey = (slot: FrameSlot) => `slot:${slot}`
export const sectionKey = (section: string) => `section:${section}`

/**
 * The document that `?edit=…` opens at an address: the requested one, else the page there (`pattern`), which visitors
 * may not see yet (`isMissing`).
 */
export function documentAt(
  requested: string | undefined,
  { path, pattern, isMissing }: { path: string; pattern: string; isMissing: boolean },
): string {
  return requested !== undefined && documentKey.safeParse(requested).success
    ? requested
    : pageKey(isMissing ? (plainPath(path) ?? path) : pattern)
}

/**
 * Screens without a document: `?edit=theme` and `?edit=theme:name` open the theme studio; `?edit=sites`,
 * `?edit=sites-new` and `?edit=sites:bakery` the sites.
 */
export const isScreen = (requested: string | undefined): boolean =>
  requested !== undefined && /^(?:theme(?::[a-z][a-z0-9-]*)?|sites(?:-new|:.*)?)$/.test(requested)
