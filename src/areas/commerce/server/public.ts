export type { NewOrder } from './orders/order-types'
export { ensureBranchLocation } from './till/branch-location'
export type { Shop } from './shop'
export { pricesOfVariants } from './catalogue/variant-prices'
export { picturesOf } from './catalogue/pictures-of'
export { saveProducts } from './catalogue/save-products'
export { placeOne } from './orders/place-one'
export { placeOrder } from './orders/place-order'
export { cancelOrder } from './orders/cancel-order'
export { giveUpOrder } from './orders/give-up-order'
export { orderPage } from './orders/order-page'
export { newAccessToken } from './carts/access-token'
export { expireDue } from './orders/expire-due'
export { release, take } from './stock/end-reservations'
export { moveStock } from './stock/move'
export { reserve } from './stock/reserve'
export { bookTillCash } from './till/book-till'
export { listTillCategories, listTillGoods } from './till/list-till-goods'
export { readReceiving } from './till/read-receiving'
export { readTillOrder } from './till/read-till-order'
export { refundAtTill } from './till/refund-at-till'
export {
  priceTillSale,
  readTillVariants,
  sellAtTill,
  type SoldAtTill,
  type TillLine,
  tillIssuer,
} from './till/sell-at-till'
export { listMovesAt, listStockAt, soldOutAt } from './till/stock-at'
export { demoId, demoNumber } from './demo/demo-id'
