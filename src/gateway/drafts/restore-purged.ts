import { readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import type { ReleaseContent } from '../db/tables'
import type { Author } from './author'
import { revivePassword } from '../page-passwords/password-rows'
import { writeVersion } from './draft-rows'
import { purgedAmong } from './purge-document'
import { digestOf } from './read-document'
import { releasedContent } from './site-documents'

/** Makes drafts again of what was deleted for good and visitors see by an earlier release: what they see is among what managers have, and asks for what it asked. Call it while `holdReleases` holds. */
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
