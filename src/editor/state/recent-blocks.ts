import { emitter } from '@kit/emitter'

const maxRecent = 6
const used = emitter()
const keyOf = (site: string) => `sitewright:recent:${site}`

/** The most common blocks: offered until a person has used others. */
const usual = [
  'content/heading',
  'content/rich-text',
  'content/image',
  'content/button',
  'content/hero',
  'content/card-grid',
]

/** Quick-access block types: those that this person used last on the site, newest first, then the usual ones. */
export const handyTypes = (recent: readonly string[]): string[] =>
  [...new Set([...recent, ...usual])].slice(0, maxRecent)

/** Block types that this person used last on the site, newest first. */
export function readRecent(site: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(site)) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((type): type is string => typeof type === 'string').slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

/** The current types, with those that were there before kept in their positions. */
export function inPlace(before: readonly string[], now: readonly string[]): string[] {
  const come = now.filter((type) => !before.includes(type))
  return [...before.flatMap((type) => (now.includes(type) ? type : (come.shift() ?? []))), ...come]
}

/** Called when another type was used. */
export const onRecent = used.on

export function rememberRecent(site: string, type: string): void {
  const types = [type, ...readRecent(site).filter((other) => other !== type)].slice(0, maxRecent)
  try {
    localStorage.setItem(keyOf(site), JSON.stringify(types))
  } catch {
    // If storage is full or blocked, only the shortcut is lost.
  }
  used.emit()
}
