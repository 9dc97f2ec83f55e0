import { Thanks } from '@areas/commerce/ui/order/thanks'
import type { Props } from './schema'

export function View({ blockId, title, level, account, payPage }: Props) {
  return <Thanks blockId={blockId} title={title} level={level} offersAccount={account} payPage={payPage} />
}
