import { sameOriginPath } from '@schemas/layout/same-origin-path'
import type { Saving } from '../state/saving'

/** A save that takes longer (ms) is not waited for: what it holds is on this device, and where it is nowhere the browser asks before it leaves. */
const timeoutMs = 5000

/** Goes to another document of the builder once what was done here is safe; without a connection it is on this device. */
export async function openAddress(address: string, saving: Pick<Saving, 'flush'>): Promise<void> {
  await Promise.race([saving.flush(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  location.assign(sameOriginPath(address) ?? '/')
}
