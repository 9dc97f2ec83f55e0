import { orderStages, type StaffOrder, staffOrderList } from '@schemas/commerce/entities/staff-order'
import type { IconName } from '@schemas/layout/icon-names'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { call as fulfilCall } from '@client/commerce/calls/shop/manage-fulfil'
import { call as ordersCall } from '@client/commerce/calls/shop/manage-orders'
import { orderTexts } from '@areas/commerce/ui/order/order-texts'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { type BulkAction, defineList } from '@kit/list/list'
import { rowByRow } from '@kit/list/row-by-row'
import { leadWaiting, packOrder } from './order-acts'
import { OrderFacts } from './order-facts'
import { provinceName } from './province-name'
import { texts } from './texts'

const { text, date, badge } = columnsOf<StaffOrder>()

export type Sheet = 'pick' | 'slips'

/** `print` opens a sheet for the chosen orders. */
export const orderTable = (print: (sheet: Sheet, orders: readonly StaffOrder[]) => void) => {
  const sheet = (id: Sheet, icon: IconName, label: LocalisedText, done: LocalisedText): BulkAction<StaffOrder> => ({
    id,
    label,
    icon,
    run: (rows) => {
      print(id, rows)
      return Promise.resolve({ done: rows, failed: [] })
    },
    done,
  })
  return defineList({
    name: 'shop-orders',
    call: ordersCall,
    state: staffOrderList,
    id: ({ id }) => id,
    title: ({ number }) => number,
    defaultSort: '-placed',
    columns: [
      text('number', texts.number, ({ number }) => number, { sort: 'number', card: 'title', width: 130 }),
      text('buyer', texts.buyer, ({ name }) => name, { card: 'subtitle', width: 180 }),
      badge('stage', texts.stage, ({ stage }) => stage, texts.stages, {
        tones: { new: 'info', packing: 'warning', ready: 'warning', shipped: 'success' },
      }),
      badge('payment', texts.payment, ({ paymentStatus }) => paymentStatus, orderTexts.payment, {
        tones: { paid: 'success', awaiting_review: 'info', cod_due: 'warning' },
        card: 'field',
      }),
      text('goods', texts.goods, ({ title, units }, { t }) => t(texts.goodsOf, { title, units }), { width: 260 }),
      text('province', texts.province, ({ province }, { locale }) => provinceName(province, locale), { width: 140 }),
      text('total', texts.total, ({ total }, { locale }) => formatBaht(total, locale), { sort: 'total', width: 110 }),
      date('placed', texts.placed, ({ placedAt }) => placedAt, { sort: 'placed', hasTime: true }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'stage',
        label: texts.stage,
        all: texts.allStages,
        options: ({ t }) => orderStages.map((value) => ({ value, label: t(texts.stages[value]) })),
      },
    ],
    views: [
      { id: 'new', label: texts.stages.new, values: { stage: 'new' } },
      { id: 'packing', label: texts.stages.packing, values: { stage: 'packing' } },
      { id: 'ready', label: texts.stages.ready, values: { stage: 'ready' } },
    ],
    bulk: [
      {
        id: 'pack',
        label: texts.pack,
        icon: 'package',
        may: ({ stage }) => stage === 'new',
        run: rowByRow((order: StaffOrder) => packOrder(order)),
        undo: rowByRow(({ id }: StaffOrder, answer) =>
          callGateway(fulfilCall, { act: 'unpack', order: id, parcel: (answer as { parcel: string }).parcel }),
        ),
        done: texts.packed,
      },
      {
        id: 'ready',
        label: texts.ready,
        icon: 'check',
        may: ({ stage }) => stage === 'packing',
        run: rowByRow((order: StaffOrder) => leadWaiting(order, 'ready', ['packing'])),
        done: { en: 'Ready to ship: {count}', th: 'พร้อมส่ง {count} รายการ' },
      },
      sheet('pick', 'clipboard-list', texts.pickList, texts.picked),
      sheet('slips', 'printer', texts.slips, texts.printed),
    ],
    drawer: { title: ({ number }) => number, body: ({ id }) => <OrderFacts order={id} /> },
    empty: { icon: 'package', title: texts.none, hint: texts.noneHint },
    file: 'orders',
  })
}
