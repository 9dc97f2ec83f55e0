import { and, eq } from 'drizzle-orm'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import { shopError } from '../messages'
import { findOwnOrder, orderReader } from '../orders/own-order'
import { shopOf } from '../shop-of'
import { document, documentVoid } from '../tables'
import { buyerTaxIdOf } from './issue-document'

/** A document of an order that the caller may read. Throws CallError (404). */
export async function findOwnDocument(
  context: Pick<CallContext, 'site' | 'services' | 'session' | 'locale'>,
  db: Db,
  { document: id, token }: { document: string; token?: string | undefined },
) {
  const [found] = await db
    .select({ document, reason: documentVoid.reason })
    .from(document)
    .leftJoin(documentVoid, and(eq(documentVoid.siteId, document.siteId), eq(documentVoid.documentId, document.id)))
    .where(eq(document.id, id))
  const order =
    found === undefined || found.document.orderId === null
      ? undefined
      : await findOwnOrder(db, found.document.orderId, orderReader(context.session, token))
  if (!found || !order) throw shopError('unknownDocument', context.locale)
  const buyerTaxId = buyerTaxIdOf(shopOf(context, db), found.document)
  return {
    ...found.document,
    voidReason: found.reason ?? undefined,
    ...(buyerTaxId === undefined ? {} : { buyerTaxId }),
  }
}
