import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { defineSellable, type SellableContext } from '@gateway/sellable/sellable'
import { payLink, salesOrder, salesOrderLine } from '../tables'

/** A payment by a link with a fixed amount takes one of its places, until the order is over. */
export const sellable = defineSellable({
  kind: 'paylink',
  reserve: async (context, lines) => {
    for (const { id, ref, quantity, orderId } of lines) {
      const [link] = await context.tx.select().from(payLink).where(eq(payLink.id, ref)).for('update')
      const isOpen = link && link.deletedAt === null && !(link.closesAt && link.closesAt <= context.now)
      if (!isOpen || quantity !== 1) return [{ line: id, problem: 'gone' }]
      // An expired order that late money revives does not count yet.
      const others = await countTaken(context, ref, orderId)
      if (link.maxPayments !== null && others >= link.maxPayments) return [{ line: id, problem: 'short', left: 0 }]
      await context.tx
        .update(payLink)
        .set({ taken: others + 1 })
        .where(eq(payLink.id, ref))
    }
    return []
  },
  release: async (context, lines) => {
    for (const ref of [...new Set(lines.map((line) => line.ref))].sort()) {
      await context.tx.select({ id: payLink.id }).from(payLink).where(eq(payLink.id, ref)).for('update')
      await context.tx
        .update(payLink)
        .set({ taken: await countTaken(context, ref) })
        .where(eq(payLink.id, ref))
    }
  },
  grant: async () => {},
  revoke: async () => {},
})

/** Orders of a link that are not over, one left out. */
async function countTaken({ tx }: SellableContext, link: string, except = ''): Promise<number> {
  const [row] = await tx
    .select({ taken: sql<number>`count(*)`.mapWith(Number) })
    .from(salesOrderLine)
    .innerJoin(salesOrder, and(eq(salesOrder.siteId, salesOrderLine.siteId), eq(salesOrder.id, salesOrderLine.orderId)))
    .where(
      and(
        eq(salesOrderLine.kind, 'paylink'),
        inArray(salesOrderLine.ref, [link]),
        notInArray(salesOrder.status, ['cancelled', 'expired']),
        sql`${salesOrder.id} <> ${except}`,
      ),
    )
  return row?.taken ?? 0
}
