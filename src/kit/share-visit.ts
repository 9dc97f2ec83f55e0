import { emitter } from './emitter'

const held = new Map<string, string | undefined>()
/** Codes that opened nothing the last time somebody asked by them. */
const refused = new Set<string>()
const changed = emitter()
const nameOf = (code: string) => `share-visit:${code}`

/** The visit to a share that a password opened in this tab; kept over reloads, gone with the tab. Undefined where nothing may be kept. */
export function visitOf(code: string): string | undefined {
  if (!held.has(code)) {
    try {
      held.set(code, sessionStorage.getItem(nameOf(code)) ?? undefined)
    } catch {
      held.set(code, undefined)
    }
  }
  return held.get(code)
}

/** Whether a password is asked for by now, whatever was answered before. */
export const wasRefused = (code: string): boolean => refused.has(code)

/** There is none any more, or none was needed until now: what is known of the share is to be asked anew. */
export function giveUpVisit(code: string): void {
  refused.add(code)
  holdVisit(code, undefined)
}

/** Keeps a visit, or forgets it. */
export function holdVisit(code: string, visit: string | undefined): void {
  held.set(code, visit)
  if (visit !== undefined) refused.delete(code)
  try {
    if (visit === undefined) sessionStorage.removeItem(nameOf(code))
    else sessionStorage.setItem(nameOf(code), visit)
  } catch {
    // A browser that keeps nothing asks for the password again after a reload.
  }
  changed.emit()
}

export const onVisits = changed.on
