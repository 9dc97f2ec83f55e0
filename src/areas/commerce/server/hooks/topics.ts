import type { Topics } from '@gateway/updates/topics'
import { ordersKey, ordersRevision, ordersTopic } from '../orders/orders-topic'

export const topics: Topics = {
  [ordersTopic]: {
    access: 'manager',
    key: () => ordersKey,
    read: async ({ db }) => ({ rev: await ordersRevision(db) }),
  },
}
