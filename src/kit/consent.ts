import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookie'
import { emitter } from './emitter'

export type Consent = 'granted' | 'denied'

const changed = emitter()

/** The visitor's answer about analytics; undefined before an answer, and on the server. */
export function readConsent(): Consent | undefined {
  const answer = readCookie('consent')
  return answer === 'granted' || answer === 'denied' ? answer : undefined
}

export function setConsent(consent: Consent): void {
  writeCookie('consent', consent)
  changed.emit()
}

/** `unknown` on the server and during hydration; then the answer, or undefined while there is none. */
export function useConsent(): Consent | 'unknown' | undefined {
  return useSyncExternalStore(changed.on, readConsent, () => 'unknown')
}
