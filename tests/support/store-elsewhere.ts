import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'

/**
 * A separate store next to the gateway, used through the protocol: returns the gateway's settings for it, and a
 * function to end it.
 */
export async function openElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-elsewhere-'))
  const app = fastify()
  registerObjectStore(
    app,
    await openLocalStore(folder, { accessKey: 'tests', secretKey: 'secret', region: 'us-east-1' }),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    env: {
      STORAGE_ENDPOINT: `${origin}/_store`,
      STORAGE_BUCKET: 'files',
      STORAGE_ACCESS_KEY: 'tests',
      STORAGE_SECRET_KEY: 'secret',
    },
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
