import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Settings } from '../settings'
import { type LocalStore, openLocalStore } from './local-store'
import type { ObjectStore } from './object-store'
import { openS3Store } from './s3-store'

export type OpenedStore = {
  store: ObjectStore
  /** Set on the embedded default only: what `/_store` serves. */ local?: LocalStore
  close: () => void
}

/**
 * The configured store. The embedded one signs with a key derived from the gateway's first secret, so that nothing more
 * is stored; addresses signed with the others are valid until they expire.
 */
export async function openStore(
  { storage, dataDir }: Settings,
  secrets: readonly [string, ...string[]],
): Promise<OpenedStore> {
  if (storage) {
    const store = await openS3Store(storage)
    return { store, close: store.close }
  }
  const keyOf = (secret: string) => ({
    accessKey: 'sitewright',
    secretKey: createHmac('sha256', secret).update('object store').digest('base64url'),
    region: 'local',
  })
  const [current, ...previous] = secrets
  const local = await openLocalStore(join(dataDir, 'store'), keyOf(current), previous.map(keyOf))
  return { store: local, local, close: () => {} }
}
