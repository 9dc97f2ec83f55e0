import { call as packagesCall } from '@client/events/calls/event/packages'
import type { OutputOf } from '@schemas/call'
import type { call as packages } from '@schemas/events/calls/event/packages'
import { packageList } from '@schemas/events/entities/package-list'
import { workspacePath } from '@areas/events/ui/event-paths'
import { formatBaht, formatNumber } from '@kit/format'
import { Link } from '@kit/link'
import { columnsOf } from '@kit/list/columns'
import { DataTable } from '@kit/list/data-table'
import { defineList } from '@kit/list/list'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Row = OutputOf<typeof packages>['items'][number]
const { text, number, date } = columnsOf<Row>()

const packagesTable = defineList({
  name: 'event-packages',
  call: packagesCall,
  state: packageList,
  id: ({ id }) => id,
  title: ({ title }) => title,
  defaultSort: '-starts',
  columns: [
    text('title', texts.package, ({ title }) => title, { card: 'title', width: 240 }),
    text('event', texts.event, ({ eventTitle }) => eventTitle, {
      card: 'subtitle',
      width: 280,
      cell: ({ event, eventTitle }) => <Link link={{ to: `${workspacePath(event)}&tab=packages` }}>{eventTitle}</Link>,
    }),
    date('starts', texts.starts, ({ startsAt }) => startsAt, { sort: 'starts' }),
    text('price', texts.price, ({ price }, { t, locale }) => (price > 0 ? formatBaht(price, locale) : t(texts.free)), {
      sort: 'price',
      align: 'end',
      width: 130,
    }),
    number('sold', texts.sold, ({ sold }) => sold, { width: 100 }),
    number('held', texts.held, ({ held }) => held, { width: 100 }),
    text(
      'left',
      texts.left,
      ({ left }, { t, locale }) => (left === null ? t(texts.unlimited) : formatNumber(left, locale)),
      {
        align: 'end',
        width: 120,
      },
    ),
    text('revenue', texts.revenue, ({ revenue }, { locale }) => (revenue > 0 ? formatBaht(revenue, locale) : '–'), {
      align: 'end',
      width: 130,
    }),
  ],
  search: texts.search,
  filters: [{ name: 'event', mark: (_value, rows, { t }) => rows[0]?.eventTitle ?? t(texts.oneEvent) }],
  empty: { icon: 'ticket', title: texts.none, hint: texts.noneHint },
  file: 'event-packages',
})

export function View({ blockId, eyebrow, title, intro, align, level, perPage, data }: Props) {
  const t = useT()
  const heading = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.table}>
      <SectionHeading
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <DataTable list={packagesTable} label={heading} perPage={perPage} initial={data?.packages} />
    </section>
  )
}
