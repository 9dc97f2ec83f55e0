import { fastify } from 'fastify'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'

/**
 * The embedded store alone, in a process that can be killed. Its folder is the first argument; it prints its origin.
 */
const app = fastify()
registerObjectStore(
  app,
  await openLocalStore(process.argv[2] as string, {
    accessKey: 'tests',
    secretKey: 'a secret of the tests',
    region: 'local',
  }),
)
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
