import { useState } from 'react'
import { call as pickCall } from '@client/commerce/calls/shop/manage-pick-list'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { orders: readonly { id: string }[]; onClose: () => void }

/** What several orders need from the shelves, to be taken in one walk and printed on A4. */
export function PickList({ orders, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(pickCall, { orders: orders.map(({ id }) => id).join(',') }, { staleTime: 0 })
  const [isPrinting, setPrinting] = useState(false)
  const pieces = data?.items.reduce((all, { quantity }) => all + quantity, 0) ?? 0
  const sheet = data && (
    <div className={styles.pick}>
      <p>{t(texts.pickOf, { orders: data.orders.length, pieces })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(texts.quantity)}</th>
            <th scope="col">{t(texts.goods)}</th>
            <th scope="col">{t(texts.sku)}</th>
            <th scope="col">{t(texts.forOrders)}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ sku, title, options, quantity, orders: of }) => (
            <tr key={`${sku} ${title}`}>
              <td className={styles.pieces}>{quantity}</td>
              <td>
                {title} {options && <span className={styles.soft}>{options}</span>}
              </td>
              <td>{sku}</td>
              <td>{of.map((each) => `${each.number} × ${each.quantity}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <Modal
      size="l"
      title={t(texts.pickList)}
      onClose={onClose}
      foot={
        pieces > 0 && (
          <Button icon="printer" onClick={() => setPrinting(true)}>
            {t(texts.print)}
          </Button>
        )
      }
    >
      <ListState
        isLoading={!data && !error}
        error={error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        isEmpty={pieces === 0}
        empty={<p>{t(texts.nothingToPick)}</p>}
      >
        {() => sheet}
      </ListState>
      {isPrinting && (
        <PrintFrame paper="a4" onDone={() => setPrinting(false)}>
          <h1>{t(texts.pickList)}</h1>
          {sheet}
        </PrintFrame>
      )}
    </Modal>
  )
}
