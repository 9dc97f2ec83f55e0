import { afterAll, beforeAll } from 'vitest'
import { openS3Store } from '@gateway/storage/s3-store'
import { type Embedded, openEmbedded } from './embedded-store'
import { copying, engineBattery } from './engine-battery'
import { protocolBattery } from './protocol-battery'

let embedded: Embedded
let remote: Awaited<ReturnType<typeof openS3Store>>

beforeAll(async () => {
  embedded = await openEmbedded()
  remote = await openS3Store(embedded.settings, copying)
})
afterAll(async () => {
  remote.close()
  await embedded.close()
})

const tagsOf = async (key: string) => (await embedded.local.meta(key))?.tags
engineBattery('the embedded store', { store: () => embedded.local, origin: () => embedded.origin, tagsOf })
engineBattery('the S3 client, against /_store', { store: () => remote, origin: () => embedded.origin, tagsOf })
protocolBattery('the protocol at /_store', () => embedded.settings)
