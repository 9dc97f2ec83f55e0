import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { bill, cart, cartLine, paymentSlip, salesOrder, salesOrderLine, subscription, wishlistEntry } from './tables'

export const personalData: Record<string, PersonalData> = {
  // Orders are kept without personal data. Numbered documents are kept as long as the law requires.
  orders: {
    read: async (tx, person) => {
      const orders = await tx
        .select({
          id: salesOrder.id,
          number: salesOrder.number,
          status: salesOrder.status,
          name: salesOrder.name,
          email: salesOrder.email,
          phone: salesOrder.phone,
          address: salesOrder.address,
          taxRequest: salesOrder.taxRequest,
          note: salesOrder.note,
          total: salesOrder.total,
          placedAt: salesOrder.placedAt,
        })
        .from(salesOrder)
        .where(eq(salesOrder.personId, person))
        .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
      if (orders.length === 0) return []
      const lines = await tx
        .select({
          order: salesOrderLine.orderId,
          title: salesOrderLine.title,
          quantity: salesOrderLine.quantity,
          total: salesOrderLine.total,
        })
        .from(salesOrderLine)
        .where(
          inArray(
            salesOrderLine.orderId,
            orders.map(({ id }) => id),
          ),
        )
      return orders.map(({ id, ...order }) => ({
        ...order,
        lines: lines.filter((line) => line.order === id).map(({ order: _of, ...line }) => line),
      }))
    },
    forget: async (tx, person) => {
      await tx
        .update(salesOrder)
        .set({
          personId: null,
          name: '',
          email: null,
          phone: null,
          address: null,
          taxRequest: null,
          taxIdSealed: null,
          tokenHash: null,
          tokenSealed: null,
          note: '',
        })
        .where(eq(salesOrder.personId, person))
    },
  },
  bills: {
    read: (tx, person) =>
      tx
        .select({
          number: bill.number,
          status: bill.status,
          payer: bill.payerName,
          total: bill.total,
          paid: bill.paid,
          dueOn: bill.dueOn,
        })
        .from(bill)
        .where(eq(bill.personId, person))
        .orderBy(desc(bill.createdAt), desc(bill.id)),
    forget: (tx, person) =>
      tx
        .update(bill)
        .set({ personId: null, payerName: '', payerEmail: null, payerPhone: null })
        .where(eq(bill.personId, person)),
  },
  slips: {
    read: (tx, person) =>
      tx
        .select({
          bank: paymentSlip.bank,
          reference: paymentSlip.reference,
          amount: paymentSlip.amount,
          status: paymentSlip.status,
          sentAt: paymentSlip.createdAt,
        })
        .from(paymentSlip)
        .where(eq(paymentSlip.personId, person)),
    forget: (tx, person) => tx.update(paymentSlip).set({ personId: null }).where(eq(paymentSlip.personId, person)),
  },
  subscriptions: {
    read: (tx, person) =>
      tx
        .select({ status: subscription.status, from: subscription.anchorOn, until: subscription.endsOn })
        .from(subscription)
        .where(eq(subscription.personId, person)),
    forget: (tx, person) => tx.update(subscription).set({ personId: null }).where(eq(subscription.personId, person)),
  },
  carts: {
    read: (tx, person) =>
      tx
        .select({ variant: cartLine.variantId, quantity: cartLine.quantity, addedAt: cartLine.addedAt })
        .from(cartLine)
        .innerJoin(cart, eq(cart.id, cartLine.cartId))
        .where(eq(cart.personId, person)),
    // A cart that became an order belongs to its order.
    forget: async (tx, person) => {
      await tx
        .update(cart)
        .set({ status: 'expired' })
        .where(and(eq(cart.personId, person), eq(cart.status, 'open')))
      await tx.update(cart).set({ personId: null, address: null }).where(eq(cart.personId, person))
    },
  },
  wishlist: {
    read: (tx, person) =>
      tx
        .select({ product: wishlistEntry.productId, addedAt: wishlistEntry.createdAt })
        .from(wishlistEntry)
        .where(eq(wishlistEntry.personId, person)),
    forget: (tx, person) => tx.delete(wishlistEntry).where(eq(wishlistEntry.personId, person)),
  },
}
