import { pageKey } from '@schemas/layout/document-key'
import { pathParams } from '@schemas/layout/path'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { recordAudit } from '../audit/audit'
import { retirePassword } from '../page-passwords/password-rows'
import { findDraft, writeVersion } from './draft-rows'
import { dropNotes } from './notes'
import { claimAddress } from './page-address'
import { parkTrashed } from './parked-page'
import type { Author } from './author'
import { digestOf } from './read-document'
import { staleDocument } from './messages'

type Wanted = { path: string; title: LocalisedText; content: Record<string, unknown>; from?: string | undefined }

/**
 * Creates a page of the site. A trashed page at the address stays in the trash, with its versions and notes.
 */
export async function createDocument(
  db: Db,
  author: Author,
  { path, title, content, from }: Wanted,
): Promise<{ key: string; version: number }> {
  const { site, locale, person } = author
  await claimAddress(db, { path, ...author })
  const key = pageKey(path)
  await parkTrashed(db, author, path)
  const row = await findDraft(db, key)
  // A localised address belongs to the page that was copied.
  const { paths: _paths, ...copied } = content
  const made = { ...copied, path, title, ...ofParams(content, path) }
  const done = await writeVersion(db, {
    site: site.id,
    key,
    base: row?.version ?? 0,
    content: made,
    digest: digestOf(made),
    by: person,
    themeBase: null,
    trashedAt: null,
  })
  if (!done) throw staleDocument(locale, { version: row?.version ?? 0, content: row?.content ?? null })
  await dropNotes(db, key)
  // Content that visitors have there, or may get back, keeps its password: nothing opens because another page takes its
  // address.
  await retirePassword(db, author, { path, until: done.version })
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'create',
    subject: key,
    after: { title, ...(from ? { from } : {}) },
  })
  return { key, version: done.version }
}

/** Rules and samples of the address's parameters. */
function ofParams(content: Record<string, unknown>, path: string): Record<string, unknown> {
  const params = new Set(pathParams(path))
  return Object.fromEntries(
    ['sample', 'validate'].flatMap((field) => {
      const examples = Object.entries((content[field] as Record<string, unknown> | undefined) ?? {}).filter(([name]) =>
        params.has(name),
      )
      return content[field] === undefined ? [] : [[field, Object.fromEntries(examples)]]
    }),
  )
}
