import { and, desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { forgetAttachments } from '@gateway/attachments/forget-attachments'
import { attachment } from '@gateway/db/attachment-tables'
import { share, shareAccess } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { forgetFiles } from '@gateway/files/forget-files'

export const personalData: Record<string, PersonalData> = {
  files: {
    read: (tx, person) =>
      tx
        .select({ name: item.name, type: item.mime, size: item.size, at: item.createdAt })
        .from(item)
        .where(eq(item.ownerId, person)),
    forget: forgetFiles,
  },
  attachments: {
    read: (tx, person) =>
      tx
        .select({
          of: attachment.kind,
          row: attachment.rowId,
          name: attachment.name,
          type: attachment.mime,
          size: attachment.size,
          at: attachment.createdAt,
        })
        .from(attachment)
        .where(eq(attachment.ownerId, person))
        .orderBy(desc(attachment.createdAt)),
    forget: forgetAttachments,
  },
  links: {
    read: (tx, person) =>
      tx
        .select({
          name: item.name,
          label: share.label,
          permissions: share.permissions,
          madeAt: share.createdAt,
          expiresAt: share.expiresAt,
          downloads: share.downloadsUsed,
        })
        .from(share)
        .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId)))
        .where(eq(share.madeBy, person))
        .orderBy(desc(share.createdAt)),
    // The visit by link stays in its owner's log, without a name.
    forget: (tx, person) =>
      tx
        .update(shareAccess)
        .set({ personId: null, address: '', userAgent: '' })
        .where(eq(shareAccess.personId, person)),
  },
}
