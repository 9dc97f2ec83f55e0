import { call as copyCall } from '@client/events/calls/event/copy'
import { call as deskCall } from '@client/events/calls/event/desk'
import { call as statusCall } from '@client/events/calls/event/set-status'
import type { OutputOf } from '@schemas/call'
import type { call as desk } from '@schemas/events/calls/event/desk'
import { eventDesk } from '@schemas/events/entities/desk-list'
import { eventStatuses } from '@schemas/events/entities/event-status'
import { eventPath, workspacePath } from '@areas/events/ui/event-paths'
import { eventTexts } from '@areas/events/ui/event-texts'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { Link } from '@kit/link'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { navigateTo } from '@kit/navigate'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'

type DeskRow = OutputOf<typeof desk>['items'][number]
const { text, badge, number, date } = columnsOf<DeskRow>()

/** Addresses of copies by what they are copies of. */
const copyNames = new Map<string, string>()

export const eventsTable = defineList({
  name: 'event-desk',
  call: deskCall,
  state: eventDesk,
  id: ({ id }) => id,
  title: ({ title }) => title,
  defaultSort: '-starts',
  columns: [
    text('title', texts.event, ({ title }) => title, {
      sort: 'title',
      card: 'title',
      width: 320,
      cell: ({ title, id }) => <Link link={{ to: workspacePath(id) }}>{title}</Link>,
    }),
    badge('status', texts.status, ({ status }) => status, eventTexts.eventStatuses, {
      tones: { published: 'info', live: 'success', cancelled: 'danger', draft: 'warning' },
      width: 140,
    }),
    date('starts', texts.starts, ({ startsAt }) => startsAt, { sort: 'starts', hasTime: true }),
    number('people', texts.people, ({ people }) => people, { width: 110 }),
    number('requested', texts.requested, ({ requested }) => requested, { width: 120 }),
    number('arrived', texts.arrived, ({ arrived }) => arrived, { width: 110 }),
    text('revenue', texts.revenue, ({ revenue }, { locale }) => (revenue > 0 ? formatBaht(revenue, locale) : '–'), {
      align: 'end',
      width: 130,
    }),
  ],
  search: texts.search,
  filters: [
    {
      name: 'status',
      label: texts.status,
      all: texts.allStatuses,
      options: ({ t }) => eventStatuses.map((value) => ({ value, label: t(eventTexts.eventStatuses[value]) })),
    },
  ],
  rowActions: [
    {
      id: 'page',
      label: texts.page,
      icon: 'external-link',
      run: ({ slug }) => navigateTo(eventPath(slug)),
    },
    {
      id: 'copy',
      label: texts.copy,
      icon: 'copy',
      // The dialog needs the reader’s language, which only this step has.
      confirm: async ({ id, slug }, { t }) => {
        const wanted = await promptDialog(t(texts.copyAsk), { title: t(texts.copy), initial: `${slug}-2` })
        if (wanted) copyNames.set(id, wanted)
        return Boolean(wanted)
      },
      run: async ({ id }) => {
        await callGateway(copyCall, { id, slug: copyNames.get(id) ?? '' })
        await refreshCalls(deskCall)
      },
      done: (_row, { t }) => t(texts.copied),
    },
    {
      id: 'archive',
      label: texts.archive,
      icon: 'archive',
      may: ({ status }) => status === 'draft' || status === 'completed' || status === 'cancelled',
      run: async ({ id, version }) => {
        await callGateway(statusCall, { id, version, status: 'archived' })
        await refreshCalls(deskCall)
      },
      done: (_row, { t }) => t(texts.archived),
    },
  ],
  empty: { icon: 'calendar-event', title: texts.none, hint: texts.noneHint },
  file: 'events',
})
