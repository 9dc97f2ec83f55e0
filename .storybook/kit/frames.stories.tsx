import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Board, type BoardItem } from '@kit/board/board'
import { moveItem } from '@kit/board/move'
import { Chart } from '@kit/chart/chart'
import { formatBaht } from '@kit/format'
import { MonthGrid } from '@kit/month-grid/month-grid'
import { PrintFrame } from '@kit/print/print-frame'
import { Stepper } from '@kit/stepper/stepper'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Drawer } from '@kit/ui/drawer/drawer'
import { EmptyState } from '@kit/ui/empty-state'
import { inPage } from './story-page'

const texts = {
  orders: { en: 'Orders', th: 'คำสั่งซื้อ' },
  pack: { en: 'To pack', th: 'รอจัดของ' },
  ship: { en: 'To ship', th: 'รอจัดส่ง' },
  delivered: { en: 'Delivered', th: 'ส่งถึงแล้ว' },
  none: { en: 'Nothing here', th: 'ไม่มีรายการ' },
  sales: { en: 'Sales by day', th: 'ยอดขายรายวัน' },
  cash: { en: 'Cash', th: 'เงินสด' },
  qr: { en: 'PromptPay', th: 'พร้อมเพย์' },
  cart: { en: 'Cart', th: 'ตะกร้า' },
  address: { en: 'Address', th: 'ที่อยู่' },
  payment: { en: 'Payment', th: 'ชำระเงิน' },
  open: { en: 'Open the order', th: 'เปิดคำสั่งซื้อ' },
  print: { en: 'Print the slip', th: 'พิมพ์ใบปะหน้า' },
  first: { en: 'No orders yet', th: 'ยังไม่มีคำสั่งซื้อ' },
  firstText: { en: 'New orders appear here.', th: 'คำสั่งซื้อใหม่จะแสดงที่นี่' },
}

const meta: Meta = { title: 'kit/Frames' }
export default meta
type Story = StoryObj

const renderOrder = ({ name }: BoardItem) => <p style={{ margin: 0 }}>{name}</p>

function OrdersBoard() {
  const t = useT()
  const [order, setOrder] = useState<Readonly<Record<string, readonly string[]>>>({
    pack: ['A-1042', 'A-1043', 'A-1044'],
    ship: ['A-1040'],
    delivered: [],
  })
  const items: BoardItem[] = Object.entries(order).flatMap(([column, ids]) =>
    ids.map((id) => ({ id, column, name: id })),
  )
  return (
    <Board
      label={t(texts.orders)}
      columns={[
        { id: 'pack', label: t(texts.pack), tone: 'warning' },
        { id: 'ship', label: t(texts.ship), tone: 'info' },
        { id: 'delivered', label: t(texts.delivered), tone: 'success' },
      ]}
      items={items}
      card={renderOrder}
      empty={t(texts.none)}
      onMove={async (move) => setOrder((before) => moveItem(before, move))}
    />
  )
}
export const OrderBoard: Story = { render: inPage(<OrdersBoard />) }
export const OrderBoardOnPhone: Story = {
  render: inPage(<OrdersBoard />),
  globals: { viewport: { value: 'mobile' } },
}

const deliveries = ['A-1040', 'A-1042', 'A-1043', 'A-1044', 'A-1051'].map((name, index) => ({
  name,
  day: `2026-11-${index < 4 ? '28' : '30'}`,
}))
function Deliveries() {
  const [month, setMonth] = useState('2026-11')
  const [chosen, setChosen] = useState('2026-11-28')
  return (
    <MonthGrid
      month={month}
      onMonth={setMonth}
      today="2026-11-28"
      chosen={chosen}
      onChoose={setChosen}
      items={deliveries}
      dayOf={({ day }) => day}
      keyOf={({ name }) => name}
      renderItem={({ name }) => <span>{name}</span>}
    />
  )
}
export const Month: Story = { render: inPage(<Deliveries />) }

function Sales({ isEmpty = false }: { isEmpty?: boolean }) {
  const t = useT()
  const days = isEmpty ? [] : [24, 25, 26, 27, 28]
  return (
    <Chart
      kind="stacked"
      label={t(texts.sales)}
      series={[
        { key: 'cash', label: t(texts.cash) },
        { key: 'qr', label: t(texts.qr) },
      ]}
      rows={days.map((day) => ({ label: `${day}/11`, values: { cash: day * 4_150, qr: (day % 5) * 31_000 } }))}
      format={(value) => formatBaht(value)}
    />
  )
}
export const SalesChart: Story = { render: inPage(<Sales />) }
export const EmptyChart: Story = { render: inPage(<Sales isEmpty />) }

function Checkout() {
  const t = useT()
  return (
    <Stepper
      steps={[
        { id: 'cart', label: t(texts.cart), state: 'done' },
        { id: 'address', label: t(texts.address), state: 'problem' },
        { id: 'payment', label: t(texts.payment), state: 'next' },
      ]}
      onChoose={() => {}}
    />
  )
}
export const Steps: Story = { render: inPage(<Checkout />) }

function OrderDrawer() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(texts.open)}</Button>
      {isOpen && (
        <Drawer title="A-1042" onClose={() => setOpen(false)} onNext={() => {}}>
          <p>{t(texts.pack)}</p>
        </Drawer>
      )}
    </>
  )
}
export const OpenedInDrawer: Story = { render: inPage(<OrderDrawer />) }

function PackingSlip() {
  const t = useT()
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button onClick={() => setPrinting(true)}>{t(texts.print)}</Button>
      {isPrinting && (
        <PrintFrame paper="label-100x150" onDone={() => setPrinting(false)}>
          <h1>A-1042</h1>
          <p>สมหญิง ใจดี · 99/9 ถนนเจริญกรุง กรุงเทพฯ 10120</p>
        </PrintFrame>
      )}
    </>
  )
}
export const Printed: Story = { render: inPage(<PackingSlip />) }

function NoOrders() {
  const t = useT()
  return (
    <EmptyState icon="box" title={t(texts.first)}>
      {t(texts.firstText)}
    </EmptyState>
  )
}
export const Empty: Story = { render: inPage(<NoOrders />) }
