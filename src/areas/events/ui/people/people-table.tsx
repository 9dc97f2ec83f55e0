import { call as actCall } from '@client/events/calls/event/act'
import { call as registrationsCall } from '@client/events/calls/event/registrations'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import { registrationList } from '@schemas/events/entities/registration-list'
import { registrationStatuses } from '@schemas/events/entities/registration-status'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { eventTexts } from '@areas/events/ui/event-texts'
import { callGateway } from '@kit/call-gateway'
import { columnsOf } from '@kit/list/columns'
import { defineList, type BulkAction } from '@kit/list/list'
import { useT } from '@kit/t'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { texts } from './texts'
import styles from './people.module.css'

const { text, badge, number, date } = columnsOf<ListedRegistration>()
type Act = 'approve' | 'decline' | 'cancel' | 'seat' | 'settle' | 'resend'

/** One call for all rows: each is done for itself, and the others are named. */
const act = (id: Act, may: (row: ListedRegistration) => boolean): BulkAction<ListedRegistration> => ({
  id,
  label: texts[id],
  isDanger: id === 'cancel',
  may,
  ...(id === 'cancel' ? { confirm: (_rows, { t }) => confirmDialog(t(texts.sureCancel), { isDangerous: true }) } : {}),
  run: async (rows) => {
    const { left } = await callGateway(actCall, { ids: rows.map((row) => row.id), act: id })
    const failed = rows.filter((row) => left.includes(row.id))
    return {
      done: rows.filter((row) => !left.includes(row.id)),
      failed: failed.map((row) => ({ row, message: row.name })),
    }
  },
  done: texts.doneCount,
})

export const peopleTable = (event: EditedEvent) =>
  defineList({
    name: 'event-people',
    call: registrationsCall,
    state: registrationList,
    toInput: (request: object) => ({ ...request, event: event.id }),
    id: ({ id }) => id,
    title: ({ name, number: no }) => name || no,
    defaultSort: '-created',
    columns: [
      text('name', texts.name, ({ name, number: no }) => name || no, { sort: 'name', card: 'title', width: 200 }),
      badge('status', texts.status, ({ status }) => status, eventTexts.statuses, {
        tones: { confirmed: 'success', pending: 'warning', requested: 'info' },
        sort: 'status',
        width: 170,
      }),
      text('package', texts.package, ({ packages }) => packages, { width: 200 }),
      number('quantity', texts.quantity, ({ quantity }) => quantity, { width: 90 }),
      number('arrived', texts.arrived, ({ arrived }) => arrived, { width: 90 }),
      text('email', texts.email, ({ email }) => email, { card: 'subtitle', width: 220 }),
      text('phone', texts.phone, ({ phone }) => phone, { width: 130 }),
      text('number', texts.number, ({ number: no }) => no, { width: 110 }),
      date('created', texts.created, ({ createdAt }) => createdAt, { sort: 'created', hasTime: true }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'status',
        label: texts.status,
        all: texts.allStatuses,
        options: ({ t }) => registrationStatuses.map((value) => ({ value, label: t(eventTexts.statuses[value]) })),
      },
      {
        name: 'package',
        label: texts.package,
        all: texts.allPackages,
        options: ({ locale }) =>
          event.packages.map(({ id, title }) => ({ value: id, label: pickText(title as LocalisedText, locale) })),
      },
      {
        name: 'arrived',
        label: texts.arrived,
        all: texts.anyArrival,
        options: ({ t }) => (['yes', 'no'] as const).map((value) => ({ value, label: t(texts.arrivals[value]) })),
      },
      {
        name: 'duplicate',
        label: texts.duplicate,
        all: texts.anyDuplicate,
        options: ({ t }) => [{ value: 'yes', label: t(texts.onlyDuplicates) }],
      },
      {
        name: 'flag',
        label: texts.flag,
        all: texts.anyFlag,
        options: ({ t }) => [{ value: 'late_money', label: t(texts.flag) }],
      },
    ],
    bulk: [
      act('approve', ({ status }) => status === 'requested'),
      act('decline', ({ status }) => status === 'requested'),
      act('resend', ({ email }) => email !== ''),
      act('seat', ({ status }) => status === 'expired'),
      act('settle', ({ flag }) => flag !== undefined),
      act('cancel', ({ status }) => status === 'requested' || status === 'pending' || status === 'confirmed'),
    ],
    drawer: {
      title: ({ name, number: no }) => name || no,
      body: (registration) => <Facts event={event} registration={registration} />,
    },
    empty: { icon: 'users', title: texts.none, hint: texts.noneHint },
    file: `registrations-${event.slug}`,
  })

type Question = {
  kind: string
  name?: string
  label?: LocalisedText
  options?: { value: string; label: LocalisedText }[]
}

/** The tickets and answers of one registration. */
function Facts({ event, registration }: { event: EditedEvent; registration: ListedRegistration }) {
  const t = useT()
  const answers = (event.questions.fields as Question[]).flatMap(({ name, label, options }) => {
    const value = name === undefined ? undefined : registration.answers[name]
    if (value === undefined || label === undefined) return []
    const one = (each: unknown) => {
      const option = options?.find((known) => known.value === each)
      return option ? t(option.label) : String(each)
    }
    return [[t(label), Array.isArray(value) ? value.map(one).join(', ') : one(value)] as const]
  })
  return (
    <div className={styles.panel}>
      <p>{[registration.email, registration.phone].filter(Boolean).join(' · ')}</p>
      <h3 className={styles.small}>{t(texts.attendees)}</h3>
      <ul role="list" className={styles.list}>
        {registration.attendees.map(({ shortCode, name, package: of }) => (
          <li key={shortCode}>
            <strong>{shortCode}</strong> {name} <span className={styles.soft}>{of}</span>
          </li>
        ))}
      </ul>
      {answers.length > 0 && <h3 className={styles.small}>{t(texts.answers)}</h3>}
      <dl className={styles.answers}>
        {answers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
