import { randomUUID } from 'node:crypto'
import {
  bill,
  parcel,
  paymentIntent,
  paymentSlip,
  refund,
  salesOrder,
  subscription,
} from '@areas/commerce/server/tables'
import { type BillStatus, billMachine } from '@schemas/commerce/entities/bill-machine'
import { type IntentStatus, intentMachine } from '@schemas/commerce/entities/intent-machine'
import { type OrderStatus, orderMachine } from '@schemas/commerce/entities/order-machine'
import { type ParcelStatus, parcelMachine } from '@schemas/commerce/entities/parcel-machine'
import { type RefundStatus, refundMachine } from '@schemas/commerce/entities/refund-machine'
import { type SlipStatus, slipMachine } from '@schemas/commerce/entities/slip-machine'
import { type SubscriptionStatus, subscriptionMachine } from '@schemas/commerce/entities/subscription-machine'
import type { MachineRows } from '../support/stateful-rows'
import { newBill, newIntent, newOrder, newPlan, newSlip } from './make-sales'

export const machineRows: MachineRows[] = [
  {
    machine: orderMachine,
    table: salesOrder,
    make: (db, site, status) => newOrder(db, site, { status: status as OrderStatus }),
  },
  {
    machine: billMachine,
    table: bill,
    make: (db, site, status) => newBill(db, site, { status: status as BillStatus }),
  },
  {
    machine: intentMachine,
    table: paymentIntent,
    make: async (db, site, status) => newIntent(db, site, await newBill(db, site), { status: status as IntentStatus }),
  },
  {
    machine: slipMachine,
    table: paymentSlip,
    make: (db, site, status) => newSlip(db, site, { status: status as SlipStatus }),
  },
  {
    machine: parcelMachine,
    table: parcel,
    make: async (db, siteId, status) => {
      const id = randomUUID()
      const orderId = await newOrder(db, siteId)
      await db.insert(parcel).values({ siteId, id, orderId, no: 1, locationId: 'main', status: status as ParcelStatus })
      return id
    },
  },
  {
    machine: refundMachine,
    table: refund,
    make: async (db, siteId, status) => {
      const id = randomUUID()
      await db.insert(refund).values({
        siteId,
        id,
        orderId: await newOrder(db, siteId),
        status: status as RefundStatus,
        method: 'transfer',
        amount: 100,
        reason: 'A trial',
      })
      return id
    },
  },
  {
    machine: subscriptionMachine,
    table: subscription,
    make: async (db, siteId, status) => {
      const id = randomUUID()
      await db.insert(subscription).values({
        siteId,
        id,
        planId: await newPlan(db, siteId),
        status: status as SubscriptionStatus,
        anchorOn: '2026-11-28',
        endsOn: '2026-12-28',
      })
      return id
    },
  },
]
