import type { Saving } from '../state/saving'

/** Goes to another document of the builder once what was done here is safe; without a connection it is on this device. */
export async function openAddress(address: string, saving: Saving): Promise<void> {
  await saving.flush()
  location.assign(address)
}
