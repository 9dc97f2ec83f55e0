import { afterAll, beforeAll } from 'vitest'
import { openS3Store } from '@gateway/storage/s3-store'
import { copying, engineBattery } from './engine-battery'
import { type Lack, protocolBattery } from './protocol-battery'
import { startSwift } from './swift'

/** Swift refuses each of these with NotImplemented, or ignores it. */
const notKnown: Lack[] = ['checksums', 'conditional puts', 'tags']

let swift: Awaited<ReturnType<typeof startSwift>>
let store: Awaited<ReturnType<typeof openS3Store>>

beforeAll(async () => {
  swift = await startSwift()
  store = await openS3Store(swift.settings, copying)
})
afterAll(async () => {
  store?.close()
  await swift?.stop()
})

engineBattery('the S3 client, against OpenStack Swift', {
  store: () => store,
  origin: () => 'http://alpha.localhost:5001',
})
protocolBattery('the protocol of OpenStack Swift', () => swift.settings, notKnown)
