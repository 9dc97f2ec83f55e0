import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { IssuedDocument } from '@schemas/commerce/document/lay-out-paper'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import { typesetPdf } from '@gateway/pdf/typeset'
import { askStore } from '@gateway/storage/store-problem'
import { documentPdf } from '../../tables'
import { printDocument } from './paper'

type Context = Pick<CallContext, 'services' | 'site' | 'locale' | 'callerSignal'> & {
  tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** The PDF of a document: the same document and template give the same bytes. Throws WorkFailed. */
export const typesetDocument = async ({ services, site, callerSignal }: Context, issued: IssuedDocument) =>
  Buffer.from(await typesetPdf(services, printDocument(issued), { owner: site.id, signal: callerSignal() }))

/** The storage key of a final document's first PDF, which is stored with its hash and stays as it was. */
export async function storePdf(context: Context, id: string, issued: IssuedDocument): Promise<string> {
  const { services, site, tx, locale } = context
  const find = async (db: Db) =>
    (await db.select({ key: documentPdf.storageKey }).from(documentPdf).where(eq(documentPdf.documentId, id)))[0]?.key
  const before = await tx(find)
  if (before !== undefined) return before
  const bytes = await typesetDocument(context, issued)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Named by its content, so that two calls at once, and one after a killed process, write the same object. Of its own
  // prefix: files are reconciled with items, and no item names this object.
  const key = `documents/${site.id}/${id}/${sha256}.pdf`
  await askStore(services.store.put(key, bytes, { type: 'application/pdf', size: bytes.length }), locale)
  return tx(async (db) => {
    await db
      .insert(documentPdf)
      .values({ siteId: site.id, documentId: id, storageKey: key, sha256 })
      .onConflictDoNothing()
    return (await find(db)) ?? key
  })
}
