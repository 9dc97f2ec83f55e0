export { balanceOf } from './domain/ledger'
export { baht } from './domain/messages'
export type { SiteAccount } from './domain/ledger'
export { postSiteTransfer, sumOfAccount } from './domain/site-ledger'
