import { useState } from 'react'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import { call as fulfilCall } from '@client/commerce/calls/shop/manage-fulfil'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { refreshOrders } from './order-acts'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { order: OrderView; unpacked: readonly { line: string; quantity: number }[] }

/** What is left to pack: all of it by one press, or so many pieces of each line. */
export function PackLines({ order, unpacked }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const units = unpacked.map(({ line, quantity }) => ({ line, quantity: Math.min(chosen[line] ?? quantity, quantity) }))
  const sum = units.reduce((all, { quantity }) => all + quantity, 0)
  const isAll = unpacked.every(({ quantity }, at) => units[at]?.quantity === quantity)
  const pack = async () => {
    await callGateway(fulfilCall, {
      act: 'pack',
      order: order.id,
      ...(isAll ? {} : { lines: units.filter(({ quantity }) => quantity > 0) }),
    })
    setChosen({})
    await refreshOrders()
  }
  return (
    <section>
      <h3>{t(texts.toPack)}</h3>
      <ul role="list" className={styles.list}>
        {unpacked.map(({ line, quantity }) => {
          const title = order.lines.find(({ id }) => id === line)?.title ?? ''
          return (
            <li key={line} className={styles.row}>
              <span>{title}</span>
              <span className={styles.units}>
                <input
                  type="number"
                  min={0}
                  max={quantity}
                  value={chosen[line] ?? quantity}
                  aria-label={t(texts.unitsOf, { title })}
                  onChange={({ target }) =>
                    setChosen({
                      ...chosen,
                      [line]: Math.max(0, Math.min(quantity, Math.floor(target.valueAsNumber || 0))),
                    })
                  }
                />
                / {quantity}
              </span>
            </li>
          )
        })}
      </ul>
      <ActionButton icon="package" disabled={sum === 0} onAction={pack} onError={reportFailure}>
        {isAll ? t(texts.packAll) : t(texts.packSome, { units: sum })}
      </ActionButton>
    </section>
  )
}
