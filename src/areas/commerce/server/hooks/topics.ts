import type { Topics } from '@gateway/updates/topics'
import { orderMark, readOrderArgument, slipsRevision } from '../billing/billing-topics'
import { orderTopic, slipsKey, slipsTopic } from '../billing/notify-billing'
import { ordersKey, ordersRevision, ordersTopic } from '../orders/orders-topic'
import { findOwnOrder, orderReader } from '../orders/own-order'
import { shopOf } from '../shop-of'

export const topics: Topics = {
  [ordersTopic]: {
    access: 'manager',
    key: () => ordersKey,
    read: async ({ db }) => ({ rev: await ordersRevision(db) }),
  },
  [slipsTopic]: {
    access: 'manager',
    key: () => slipsKey,
    read: ({ db }) => slipsRevision(db),
  },
  [orderTopic]: {
    access: 'guest',
    key: (_context, argument) => readOrderArgument(argument).order,
    read: async (reader, argument) => {
      const { order, token } = readOrderArgument(argument)
      const found = await findOwnOrder(reader.db, order, orderReader(reader.session, token))
      return found && { rev: await orderMark(shopOf(reader, reader.db), found) }
    },
  },
}
