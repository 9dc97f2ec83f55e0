import { sameOriginPath } from '@schemas/layout/same-origin-path'
import type { Saving } from '../state/saving'

/**
 * Longest wait (ms) for a save. Its content is on this device; if it is stored nowhere, the browser asks before
 * leaving.
 */
const timeoutMs = 5000

/** Opens another document in the builder after saving this one. Offline, its changes are on this device. */
export async function openAddress(address: string, saving: Pick<Saving, 'flush'>): Promise<void> {
  await Promise.race([saving.flush(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  location.assign(sameOriginPath(address) ?? '/')
}
