import { emitter } from '@kit/emitter'

const maxRecent = 6
const used = emitter()
const keyOf = (site: string) => `sitewright:recent:${site}`

/** What most pages are made of: at hand until somebody has a choice of their own. */
const usual = [
  'content/heading',
  'content/rich-text',
  'content/image',
  'content/button',
  'content/hero',
  'content/card-grid',
]

/** Block types that are at hand: those that this person used last on the site, newest first, then the usual ones. */
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

/** Those of now, with those that were there before in the places that they had. */
export function inPlace(before: readonly string[], now: readonly string[]): string[] {
  const come = now.filter((type) => !before.includes(type))
  return [...before.flatMap((type) => (now.includes(type) ? type : (come.shift() ?? []))), ...come]
}

/** Told when something else was used. */
export const onRecent = used.on

export function rememberRecent(site: string, type: string): void {
  const types = [type, ...readRecent(site).filter((other) => other !== type)].slice(0, maxRecent)
  try {
    localStorage.setItem(keyOf(site), JSON.stringify(types))
  } catch {
    // A full or closed store costs the shortcut, nothing else.
  }
  used.emit()
}
