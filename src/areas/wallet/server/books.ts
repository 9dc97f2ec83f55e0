import type { SiteBooks } from '@gateway/books/site-books'
import { ledgerFaults } from './domain/ledger-faults'

/** Where the ledger contradicts itself. */
export const books: SiteBooks = ({ tx }) => ledgerFaults(tx)
