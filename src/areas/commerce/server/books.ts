import type { SiteBooks } from '@gateway/books/site-books'
import { documentFaults } from './billing/document-faults'
import { moneyFaults } from './billing/money-faults'
import { stockFaults } from './stock/stock-faults'

/** Where stock, reservations, allocations, ledger, numbers and documents contradict each other. */
export const books: SiteBooks = async (shop) => [
  ...(await stockFaults(shop.tx)),
  ...(await moneyFaults(shop)),
  ...(await documentFaults(shop.tx)),
]
