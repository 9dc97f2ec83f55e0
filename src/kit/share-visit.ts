import { emitter } from './emitter'

const held = new Map<string, string | undefined>()
/** Codes whose last request was refused. */
const refused = new Set<string>()
const changed = emitter()
const nameOf = (code: string) => `share-visit:${code}`

/**
 * The visit to a share opened by password in this tab; survives reloads and ends with the tab. Undefined without
 * storage.
 */
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

/** Whether a password is required now, whatever was answered before. */
export const wasRefused = (code: string): boolean => refused.has(code)

/** The visit has ended, or a password was added: data about the share must be requested again. */
export function giveUpVisit(code: string): void {
  refused.add(code)
  holdVisit(code, undefined)
}

/** Stores a visit, or clears it. */
export function holdVisit(code: string, visit: string | undefined): void {
  held.set(code, visit)
  if (visit !== undefined) refused.delete(code)
  try {
    if (visit === undefined) sessionStorage.removeItem(nameOf(code))
    else sessionStorage.setItem(nameOf(code), visit)
  } catch {
    // Without storage the password is requested again after a reload.
  }
  changed.emit()
}

export const onVisits = changed.on
