import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import sharp from 'sharp'
import { openBrowser, signedIn } from './browser.mjs'

/** Number of distinct pictures; every second item is one of them. */
const pictures = 240

/** Uploads pictures as a person, so that the gateway makes thumbnails. */
export async function sendPictures(port) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  const browser = await openBrowser()
  try {
    const files = []
    for (let number = 0; number < pictures; number += 1) {
      const file = join(folder, `picture ${number}.jpg`)
      const noise = { type: 'gaussian', mean: (number * 37) % 256, sigma: 30 }
      await sharp({ create: { width: 640, height: 480, channels: 3, noise } })
        .tint({ r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 29) % 256 })
        .jpeg()
        .toFile(file)
      files.push(file)
    }
    const page = await signedIn(browser, port, '/user/upload')
    await page.locator('input[data-pick="files"]').first().setInputFiles(files)
    await page.waitForFunction((count) => document.querySelectorAll('[data-state="done"]').length >= count, pictures, {
      timeout: 300_000,
      polling: 500,
    })
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Adds files to a person's root by inserting rows while the gateway is stopped: only listing is measured. Pictures
 * reuse the thumbnails of the uploaded ones.
 */
export async function addItems(folder, count, email = 'user@academy.example') {
  const database = await PGlite.create(join(folder, 'pglite'))
  try {
    const { rows } = await database.query('SELECT site_id, id FROM person WHERE email = $1', [email])
    const [{ site_id: site, id: owner }] = rows
    await database.query(
      `WITH sent AS (SELECT renditions, mime, file_kind, row_number() OVER () - 1 AS place, count(*) OVER () AS many FROM item WHERE owner_id = $2 AND renditions IS NOT NULL),
       made AS (SELECT number, 'file ' || lpad(number::text, 6, '0') AS name FROM generate_series(1, $3::int) AS number)
       INSERT INTO item (site_id, id, owner_id, kind, name, sibling_key, search_text, mime, size, storage_key, mode, drive, sort_key, file_kind, renditions)
       SELECT $1, gen_random_uuid()::text, $2, 'file', name, name, name, coalesce(sent.mime, 'text/plain'), 1000 + number, 'bench/' || number, 'private', 'mine', name, coalesce(sent.file_kind, 'text'), sent.renditions
       FROM made LEFT JOIN sent ON number % 2 = 0 AND sent.place = (number / 2) % sent.many`,
      [site, owner, count],
    )
  } finally {
    await database.close()
  }
}
