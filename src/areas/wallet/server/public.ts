export { balanceOf } from './domain/ledger'
export { baht } from './domain/messages'
