import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ExportedRedirect } from '@schemas/editor/entities/export-file'
import type { ImportResult } from '@schemas/editor/entities/import-plan'
import type { FontFace } from '@schemas/layout/font'
import { jsonb } from './jsonb'
import { type item, upload } from './item-tables'
import { site } from './tables'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A file prepared to become an item: its objects exist, and these are the columns of its row. */
export type PreparedFile = Pick<typeof item.$inferSelect, 'mime' | 'width' | 'height' | 'renditions'> & {
  size: number
  /** SHA-256 in hex; null while it is still to be computed. */ checksum: string | null
  storageKey: string
}
/**
 * A file of an import archive. `font` is the metadata of a font file, `sent` the hash of its bytes before repacking.
 */
export type ImportedFile = PreparedFile & { font?: FontFace; sent?: string }

export const importFile = pgTable(
  'import_file',
  {
    siteId: text('site_id').notNull(),
    uploadId: text('upload_id').notNull(),
    file: text('file').notNull(),
    prepared: jsonb('prepared').$type<ImportedFile>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.uploadId, table.file] }),
    foreignKey({ columns: [table.siteId, table.uploadId], foreignColumns: [upload.siteId, upload.id] }).onDelete(
      'cascade',
    ),
  ],
)

/**
 * A document that an import wrote as `version`. Before, it was at `before.version` (0: no draft, and `before.release`
 * shows its state); `made` when it did not exist for managers.
 */
export type ImportedDocument = {
  key: string
  version: number
  made: boolean
  before: { version: number; release?: number; trashedAt?: string; movedTo?: string }
}
export type ImportWritten = {
  documents: ImportedDocument[]
  items: string[]
  theme?: string
  redirects?: ExportedRedirect[]
  /** The call's response. */ result: ImportResult
}

export const importTable = pgTable(
  'import',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    madeBy: text('made_by'),
    madeAt: at('made_at').notNull().defaultNow(),
    written: jsonb('written').$type<ImportWritten>().notNull(),
    undoneAt: at('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
