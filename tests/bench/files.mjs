// Sending, storing and listing files: `node tests/bench/files.mjs [--mebibytes 1024] [--uploads 10] [--items 50000]
// [--only upload,zip,listing]`, `--verbose`.
// Sent files stay on the disk until the end: ten uploads of a gibibyte need twelve. After each, `aws s3 cp` sends the
// same file to the same store, if it is installed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'

const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: 'upload,zip,listing' },
    mebibytes: { type: 'string', default: '1024' },
    uploads: { type: 'string', default: '10' },
    items: { type: 'string', default: '50000' },
    verbose: { type: 'boolean', default: false },
  },
})
const out = join(fileURLToPath(new URL('.', import.meta.url)), '../../.cache/bench')
const given = {
  mebibytes: Number(opt.mebibytes),
  uploads: Number(opt.uploads),
  items: Number(opt.items),
  verbose: opt.verbose,
}
/** Fixed, so that other programs can sign for the embedded store too. */
const secret = 'the secret of a gateway that is only measured'
const env = { SESSION_SECRET: secret, STORAGE_QUOTA_PERSON: '200' }

const parts = {
  upload: {
    measure: async (gateway) => (await import('./files/upload.mjs')).measureUpload({ ...given, ...gateway, secret }),
  },
  zip: { measure: async (gateway) => (await import('./files/zip.mjs')).measureZip({ ...given, ...gateway }) },
  listing: {
    // Rows are inserted between two starts: the first creates the tables and people, and makes thumbnails.
    prepare: async (folder) => {
      const { addItems, sendPictures } = await import('./files/many-items.mjs')
      const gateway = await startGateway(folder, env)
      await sendPictures(gateway.port).finally(gateway.stop)
      await addItems(folder, given.items)
    },
    measure: async (gateway) => (await import('./files/listing.mjs')).measureListing({ ...given, ...gateway }),
  },
}

mkdirSync(out, { recursive: true })
const report = {}
for (const name of opt.only.split(',')) {
  const part = parts[name]
  if (!part) throw new Error(`No part is called "${name}"; there are ${Object.keys(parts).join(', ')}.`)
  const folder = emptyFolder()
  await part.prepare?.(folder)
  const gateway = await startGateway(folder, env)
  try {
    report[name] = await part.measure(gateway)
  } finally {
    await gateway.stop()
    removeFolder(folder)
  }
}
writeFileSync(join(out, 'files.json'), JSON.stringify(report, null, 2))
console.log(JSON.stringify(report, null, 2))
