import type { OrderStage, StaffOrder } from '@schemas/commerce/entities/staff-order'
import { call as ordersCall } from '@client/commerce/calls/shop/manage-orders'
import { useAddressState } from '@kit/address-state'
import { Board, type BoardColumnData } from '@kit/board/board'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Drawer } from '@kit/ui/drawer/drawer'
import { ListState } from '@kit/ui/list-state'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall } from '@kit/use-call'
import { leadWaiting, packOrder, refreshOrders } from './order-acts'
import { OrderFacts } from './order-facts'
import type { Sheet } from './order-table'
import { provinceName } from './province-name'
import { texts } from './texts'
import styles from './view.module.css'

const columns = ['new', 'packing', 'ready', 'shipped'] as const
const tones = { new: 'info', packing: 'warning', ready: 'warning', shipped: 'success' } as const
const perColumn = 30
/** What may follow; back from a parcel means to unpack it. */
const steps: Partial<Record<OrderStage, readonly string[]>> = {
  new: ['packing'],
  packing: ['ready', 'shipped', 'new'],
  ready: ['shipped', 'new'],
}

type Props = {
  label: string
  isCanvas: boolean
  onPrint: (sheet: Sheet, orders: readonly StaffOrder[]) => void
  onMore: () => void
}

export function OrderBoard({ label, isCanvas, onPrint, onMore }: Props) {
  const t = useT()
  const [{ order: shown }, setAddress] = useAddressState(['order'])
  const found = {
    new: useStage('new', isCanvas),
    packing: useStage('packing', isCanvas),
    ready: useStage('ready', isCanvas),
    shipped: useStage('shipped', isCanvas),
  }
  const all = columns.map((column) => found[column])
  const failed = all.find(({ error, data }) => error && !data)?.error
  const items = columns.flatMap((column) =>
    (found[column].data?.items ?? []).map((order) => ({
      ...order,
      buyer: order.name,
      column,
      name: order.number,
    })),
  )
  const open = items.find(({ id }) => id === shown)
  const at = open ? items.indexOf(open) : -1
  const neighbour = (step: number) => {
    const next = items[at + step]
    return next && at >= 0 ? () => setAddress({ order: next.id }) : undefined
  }
  const move = async ({ id, column }: { id: string; column: string }) => {
    const order = items.find((each) => each.id === id)
    if (!order) return
    try {
      if (!(await lead(order, column))) return
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error', duration: 6000 })
    }
    await refreshOrders()
  }
  const lead = async (order: StaffOrder, column: string): Promise<boolean> => {
    if (column === 'packing') await packOrder(order)
    else if (column === 'ready') await leadWaiting(order, 'ready', ['packing'])
    else if (column === 'new') await leadWaiting(order, 'unpack', ['packing', 'ready'])
    else {
      const tracking = await promptDialog(t(texts.shipAsk), { title: `${t(texts.ship)} ${order.number}` })
      if (tracking === null) return false
      await leadWaiting(order, 'ship', ['packing', 'ready'], { tracking: tracking.trim() })
    }
    return true
  }
  const columnOf = (id: (typeof columns)[number]): BoardColumnData => {
    const { data } = found[id]
    const foot = (
      <ColumnFoot
        column={id}
        orders={data?.items ?? []}
        onPrint={onPrint}
        onMore={data?.next === undefined ? undefined : onMore}
      />
    )
    return {
      id,
      label: t(texts.stages[id]),
      tone: tones[id],
      foot,
      ...(data?.total === undefined ? {} : { count: data.total }),
    }
  }
  return (
    <ListState
      isLoading={!isCanvas && all.some(({ data, error }) => !data && !error)}
      error={failed?.message}
      failed={t(texts.failed)}
      onRetry={() => void refreshOrders()}
      rows={4}
    >
      {() => (
        <>
          <Board
            label={label}
            columns={columns.map(columnOf)}
            items={items}
            card={cardWith((id) => setAddress({ order: id }))}
            empty={<p className={styles.soft}>{t(texts.nothing)}</p>}
            onMove={move}
            mayMove={({ stage }, column) => steps[stage]?.includes(column) ?? false}
          />
          {open && (
            <Drawer
              title={open.number}
              onClose={() => setAddress({ order: '' })}
              onPrevious={neighbour(-1)}
              onNext={neighbour(1)}
            >
              <OrderFacts key={open.id} order={open.id} />
            </Drawer>
          )}
        </>
      )}
    </ListState>
  )
}

const useStage = (column: (typeof columns)[number], isCanvas: boolean) =>
  useCall(
    ordersCall,
    { stage: column, sort: column === 'shipped' ? '-placed' : 'placed', limit: perColumn, total: true },
    { enabled: !isCanvas },
  )

type FootProps = {
  column: (typeof columns)[number]
  orders: readonly StaffOrder[]
  onPrint: Props['onPrint']
  onMore: (() => void) | undefined
}

function ColumnFoot({ column, orders, onPrint, onMore }: FootProps) {
  const t = useT()
  const sheet = column === 'shipped' ? undefined : column === 'new' ? 'pick' : 'slips'
  return (
    <div className={styles.foot}>
      {sheet && orders.length > 0 && (
        <Button
          look="quiet"
          size="s"
          icon={sheet === 'pick' ? 'clipboard-list' : 'printer'}
          onClick={() => onPrint(sheet, orders)}
        >
          {t(sheet === 'pick' ? texts.pickList : texts.slips)}
        </Button>
      )}
      {onMore && (
        <Button look="quiet" size="s" onClick={onMore}>
          {t(texts.more)}
        </Button>
      )}
    </div>
  )
}

const cardWith = (open: (id: string) => void) => (order: StaffOrder & { buyer: string }) => (
  <Card order={order} onOpen={() => open(order.id)} />
)

function Card({ order, onOpen }: { order: StaffOrder & { buyer: string }; onOpen: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { number, buyer, title, units, total, province, method } = order
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <button type="button" onClick={onOpen} aria-label={t(texts.open, { number })}>
          {number}
        </button>
      </p>
      <p>{buyer}</p>
      <p className={styles.soft}>{t(texts.goodsOf, { title, units })}</p>
      <p className={styles.cardFoot}>
        <span className={styles.soft}>{provinceName(province, locale)}</span>
        <span className={styles.badges}>
          {method === 'cod' && (
            <Badge size="s" tone="warning">
              COD
            </Badge>
          )}
          {formatBaht(total, locale)}
        </span>
      </p>
    </div>
  )
}
