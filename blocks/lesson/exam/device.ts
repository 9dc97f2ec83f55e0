import { randomId } from '@kit/random-id'

const key = 'exam-device'

/** This tab: another one takes over like another device, and a reload goes on. */
export function ownDevice(): string {
  try {
    const known = sessionStorage.getItem(key)
    if (known) return known
    const made = randomId()
    sessionStorage.setItem(key, made)
    return made
  } catch {
    return (unstored ??= randomId())
  }
}
let unstored: string | undefined
