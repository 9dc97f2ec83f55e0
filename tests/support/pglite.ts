import { readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '@gateway/db/migrate'
import { fromPglite } from '@gateway/db/open'

/**
 * Boots a PGlite once, migrates it and stores its image in `file`: a cold start takes seconds, a copy of the image a
 * third of one.
 */
export async function makePgliteImage(file: string): Promise<void> {
  const client = await PGlite.create()
  await migrate(await fromPglite(client))
  const image = await client.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
  await client.close()
}

/** A separate migrated PGlite, in memory. */
export function openPgliteImage(file: string): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) })
}
