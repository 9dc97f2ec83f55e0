import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { registerObjectStore } from '@gateway/http/object-store'
import type { StorageSettings } from '@gateway/settings'
import { type LocalStore, openLocalStore } from '@gateway/storage/local-store'
import type { SigningKey } from '@gateway/storage/sigv4'

export const key: SigningKey = { accessKey: 'tests', secretKey: 'a secret of the tests', region: 'local' }

export type Embedded = {
  local: LocalStore
  folder: string
  origin: string
  settings: StorageSettings
  /** All files of the store, so that a test can see leftovers. */
  files: () => string[]
  close: () => Promise<void>
}

/** The embedded store in a separate folder, over http. */
export async function openEmbedded(options: { timeoutMs?: number } = {}): Promise<Embedded> {
  const outer = mkdtempSync(join(tmpdir(), 'sitewright-store-'))
  // In a nested folder, so that a test sees what escapes from it.
  const folder = join(outer, 'store')
  mkdirSync(folder)
  const local = await openLocalStore(folder, key)
  const app = fastify({ bodyLimit: 1024 })
  registerObjectStore(app, local, options)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    local,
    folder,
    origin,
    settings: { endpoint: `${origin}/_store`, bucket: 'files', ...key },
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    close: async () => {
      await app.close()
      rmSync(outer, { recursive: true, force: true })
    },
  }
}
