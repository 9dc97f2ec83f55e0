import { defineSellable } from '@gateway/sellable/sellable'
import { sellVariants } from '../stock/sell-variants'

export const sellable = defineSellable(sellVariants('service'))
