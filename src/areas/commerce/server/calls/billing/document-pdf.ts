import { eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/document-pdf'
import type { DocumentContent } from '@schemas/commerce/entities/document-content'
import { handle } from '@gateway/call/handle'
import { answerPdf } from '@gateway/pdf/keep-pdf'
import { printDocument } from '../../billing/document-pdf/paper'
import { findOwnDocument } from '../../billing/own-document'
import { documentPdf } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, site } = context
  const found = await tx((db) => findOwnDocument(context, db, input))
  const { id } = found
  return answerPdf(context, {
    typesetting: printDocument({ ...found, content: found.content as DocumentContent }),
    name: `${found.number}.pdf`,
    // A document that became void after its file was stored is marked as void.
    keep:
      found.voidReason === undefined
        ? {
            folder: id,
            find: async (db) =>
              (
                await db.select({ key: documentPdf.storageKey }).from(documentPdf).where(eq(documentPdf.documentId, id))
              )[0]?.key,
            note: (db, { key, sha256 }) =>
              db
                .insert(documentPdf)
                .values({ siteId: site.id, documentId: id, storageKey: key, sha256 })
                .onConflictDoNothing(),
          }
        : undefined,
  })
})
