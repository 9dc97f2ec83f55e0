import * as z from 'zod/mini'

/** Slots that are documents of their own; homepage, dashboard and checkout are pages. */
export const frameSlots = ['header', 'subheader', 'footer'] as const
export type FrameSlot = (typeof frameSlots)[number]

/** Names a document of a site: `page:/about`, `page:/shop/product/{sku}`, `slot:header`. */
export const documentKey = z.string().check(z.maxLength(300), z.regex(/^(?:page:\/(?:[^/\s]+(?:\/[^/\s]+)*)?|slot:(?:header|subheader|footer))$/))

export type DocumentPlace = { kind: 'page'; path: string } | { kind: 'slot'; slot: FrameSlot }

/** What a key names. Expects a key that `documentKey` has taken. */
export function readKey(key: string): DocumentPlace {
  return key.startsWith('slot:') ? { kind: 'slot', slot: key.slice(5) as FrameSlot } : { kind: 'page', path: key.slice(5) }
}

export const pageKey = (path: string) => `page:${path}`
export const slotKey = (slot: FrameSlot) => `slot:${slot}`
