import { readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import type { ReleaseContent } from '../db/tables'
import type { Author } from './author'
import { revivePassword } from '../page-passwords/password-rows'
import { writeVersion } from './draft-rows'
import { purgedAmong } from './purge-document'
import { digestOf } from './read-document'
import { releasedContent } from './site-documents'

/**
 * Recreates drafts of deleted documents that an earlier release shows: they are editable again, with their passwords.
 * Call it while `lockReleases` holds the lock.
 */
export async function restorePurged(
  db: Db,
  { site, person }: Author,
  shown: ReleaseContent,
  keys: readonly string[],
): Promise<void> {
  const seen = new Map(
    keys.flatMap((key) => {
      const content = key.includes(':') ? releasedContent(shown, readKey(key)) : undefined
      return content === null || content === undefined ? [] : [[key, content] as const]
    }),
  )
  for (const { key, version } of await purgedAmong(db, [...seen.keys()])) {
    const content = seen.get(key)
    await writeVersion(db, {
      site: site.id,
      key,
      base: version,
      content,
      digest: digestOf(content),
      by: person,
      trashedAt: null,
    })
    const place = readKey(key)
    if (place.kind === 'page') await revivePassword(db, site, place.path, shown.versions?.[key] ?? 0)
  }
}
