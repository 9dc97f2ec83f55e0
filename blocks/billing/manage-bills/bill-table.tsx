import { billMachine } from '@schemas/commerce/entities/bill-machine'
import { type StaffBill, staffBillList } from '@schemas/commerce/entities/staff-bill'
import { call as billsCall } from '@client/commerce/calls/billing/manage-bills'
import { formatBaht, formatDate } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { defineList, type ListContext } from '@kit/list/list'
import { Badge } from '@kit/ui/badge'
import { BillFacts } from '@areas/commerce/ui/bill/bill-facts'
import { billTexts as texts } from '@areas/commerce/ui/bill/bill-texts'

const { text, date, badge } = columnsOf<StaffBill>()

const numberOf = ({ number }: StaffBill, { t }: ListContext) => number ?? t(texts.draft)
export const bills = defineList({
  name: 'bills',
  call: billsCall,
  state: staffBillList,
  id: ({ id }) => id,
  title: ({ number, payer }) => number ?? payer,
  defaultSort: 'urgency',
  columns: [
    text('payer', texts.payer, ({ payer }) => payer, { card: 'title', width: 220 }),
    text('number', texts.number, numberOf, { card: 'subtitle', width: 140 }),
    badge('status', texts.status, ({ status }) => status, texts.statuses, {
      tones: { open: 'info', part_paid: 'warning', paid: 'success' },
      width: 140,
    }),
    text('total', texts.total, ({ total }, { locale }) => formatBaht(total, locale), { sort: 'total', width: 120 }),
    text(
      'due',
      texts.due,
      ({ total, paid, status }, { locale }) =>
        status === 'open' || status === 'part_paid' ? formatBaht(total - paid, locale) : '',
      { width: 120 },
    ),
    text('dueOn', texts.dueOn, ({ dueOn }, { locale }) => (dueOn ? formatDate(dueOn, locale) : ''), {
      sort: 'due',
      width: 190,
      cell: ({ dueOn, isOverdue }, { t, locale }) => (
        <>
          {dueOn && formatDate(dueOn, locale)} {isOverdue && <Badge tone="danger">{t(texts.overdue)}</Badge>}
        </>
      ),
    }),
    date('created', texts.created, ({ createdAt }) => createdAt, { sort: 'created', hasTime: true }),
  ],
  search: texts.search,
  filters: [
    {
      name: 'status',
      label: texts.status,
      all: texts.allStatuses,
      options: ({ t }) => billMachine.states.map((value) => ({ value, label: t(texts.statuses[value]) })),
    },
    {
      name: 'overdue',
      label: texts.overdue,
      all: texts.allBills,
      options: ({ t }) => [{ value: 'true', label: t(texts.overdue) }],
    },
  ],
  views: [
    { id: 'open', label: texts.toPay, values: { status: 'open' } },
    { id: 'overdue', label: texts.overdue, values: { overdue: 'true' } },
  ],
  drawer: { title: ({ number, payer }) => number ?? payer, body: (bill) => <BillFacts bill={bill} /> },
  empty: { icon: 'receipt', title: texts.none, hint: texts.noneHint },
  file: 'bills',
})

/** Those that staff wrote, each on a page of its own. */
export const ownBills = defineList({
  ...bills,
  name: 'own-bills',
  input: { written: 'true' as const },
  defaultSort: 'urgency',
  empty: { icon: 'receipt', title: texts.none, hint: texts.noneWritten },
})
