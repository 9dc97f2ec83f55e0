import { useMemo, useState } from 'react'
import type { StaffOrder } from '@schemas/commerce/entities/staff-order'
import { useAddressState } from '@kit/address-state'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { DataTable } from '@kit/list/data-table'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { orderCalls } from './order-acts'
import { OrderBoard } from './order-board'
import { orderTable, type Sheet } from './order-table'
import { PackingSlips } from './packing-slips'
import { PasteTracking } from './paste-tracking'
import { PickList } from './pick-list'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Printed = { sheet: Sheet; orders: readonly Pick<StaffOrder, 'id'>[] }

export function View({ blockId, eyebrow, title, intro, align, level, perPage, view: first }: Props) {
  const t = useT()
  const isCanvas = usePageLink() === null
  const [{ view }, setAddress] = useAddressState(['view'])
  const shownView = view === 'table' || view === 'board' ? view : first
  const [printed, setPrinted] = useState<Printed>()
  const [isPasting, setPasting] = useState(false)
  const table = useMemo(() => orderTable((sheet, orders) => setPrinted({ sheet, orders })), [])
  useRefreshOnTopic(isCanvas ? undefined : 'shop/orders', orderCalls)
  const shown = title ?? t(texts.title)
  const close = () => setPrinted(undefined)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.orders}>
      <SectionHeading
        eyebrow={eyebrow}
        title={shown}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <div className={styles.tools}>
        <div role="group" aria-label={t(texts.shownAs)} className={styles.views}>
          {(['board', 'table'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shownView}
              onClick={() => setAddress({ view: each === first ? '' : each })}
            >
              {t(texts[each])}
            </button>
          ))}
        </div>
        <Button look="secondary" size="s" icon="truck" onClick={() => setPasting(true)}>
          {t(texts.paste)}
        </Button>
      </div>
      {shownView === 'table' ? (
        <DataTable list={table} label={shown} perPage={perPage} />
      ) : (
        <OrderBoard
          label={shown}
          isCanvas={isCanvas}
          onPrint={(sheet, orders) => setPrinted({ sheet, orders })}
          onMore={() => setAddress({ view: 'table' })}
        />
      )}
      {printed?.sheet === 'pick' && <PickList orders={printed.orders} onClose={close} />}
      {printed?.sheet === 'slips' && <PackingSlips orders={printed.orders} onDone={close} />}
      {isPasting && <PasteTracking onClose={() => setPasting(false)} />}
    </section>
  )
}
