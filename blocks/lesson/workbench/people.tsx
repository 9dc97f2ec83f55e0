import { useMemo, useState } from 'react'
import { call as endRightCall } from '@client/learning/calls/lesson/end-right'
import { call as peopleCall } from '@client/learning/calls/lesson/people'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { enrolmentStatuses } from '@schemas/learning/entities/enrolment-status'
import type { Enrolled, EnrolledRight } from '@schemas/learning/entities/people'
import { peopleList } from '@schemas/learning/entities/people-list'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDate } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { DataTable } from '@kit/list/data-table'
import { defineList } from '@kit/list/list'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { refreshCalls } from '@kit/use-call'
import { EnrolPeople } from './enrol-people'
import { texts } from './texts'
import styles from './view.module.css'

const { text, date, badge, number } = columnsOf<Enrolled>()

const peopleOf = (lesson: string) =>
  defineList({
    name: 'lesson-people',
    call: peopleCall,
    state: peopleList,
    toInput: (request: object) => ({ ...request, lesson }),
    id: ({ id }) => id,
    title: ({ name, email }) => name || email,
    defaultSort: '-since',
    columns: [
      text('name', texts.name, ({ name, email }) => name || email, { sort: 'name', card: 'title', width: 220 }),
      text('email', texts.email, ({ email }) => email, { card: 'subtitle', width: 240 }),
      badge('status', texts.status, ({ status }) => status, lessonTexts.statuses, {
        tones: { active: 'info', completed: 'success', pending_payment: 'warning' },
        width: 170,
      }),
      number('done', texts.done, ({ done, total }) => (total === 0 ? 0 : Math.floor((done * 100) / total)), {
        sort: 'done',
        width: 110,
      }),
      text('round', texts.round, ({ round }) => round ?? '', { width: 160 }),
      date('since', texts.since, ({ since }) => since, { sort: 'since' }),
      date('last', texts.last, ({ lastAt }) => lastAt, { sort: 'last', hasTime: true }),
    ],
    search: texts.searchPeople,
    filters: [
      {
        name: 'status',
        label: texts.status,
        all: texts.allStatuses,
        options: ({ t }) => enrolmentStatuses.map((value) => ({ value, label: t(lessonTexts.statuses[value]) })),
      },
    ],
    drawer: { title: ({ name, email }) => name || email, body: (person) => <Rights person={person} /> },
    empty: { icon: 'users', title: texts.nobody, hint: texts.nobodyHint },
    file: 'lesson-people',
  })

/** Who has the lesson, and by which right. */
export function People({ lesson }: { lesson: EditedLesson }) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const list = useMemo(() => peopleOf(lesson.id), [lesson.id])
  return (
    <div className={styles.panel}>
      {isAdding ? (
        <EnrolPeople lesson={lesson} onDone={() => setAdding(false)} />
      ) : (
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t(texts.enrolPeople)}
        </Button>
      )}
      <DataTable list={list} label={t(texts.names.people)} perPage={30} />
    </div>
  )
}

/** The rights of a person, the timeline of their access. */
function Rights({ person }: { person: Enrolled }) {
  const t = useT()
  const locale = useLocale()
  const day = (moment: string | undefined) =>
    moment === undefined ? '' : formatDate(moment, locale, { style: 'short' })
  const end = async ({ id }: EnrolledRight) => {
    if (!(await confirmDialog(t(texts.endAsk), { title: t(texts.endRight) }))) return false
    await callGateway(endRightCall, { right: id, reason: t(texts.endReason) })
    await refreshCalls(peopleCall)
    return undefined
  }
  return (
    <ul role="list" className={styles.list}>
      {person.rights.map((right) => (
        <li key={right.id} className={styles.item}>
          <div className={styles.line}>
            <span className={styles.words}>
              <strong>{t(texts.sources[right.source])}</strong>
              <span className={styles.soft}>
                {right.from === undefined ? t(texts.waits) : day(right.from)} –{' '}
                {right.revokedAt ? day(right.revokedAt) : right.until ? day(right.until) : t(texts.noEnd)}
              </span>
              {right.reason && <span className={styles.soft}>{right.reason}</span>}
            </span>
            {!right.revokedAt && right.from !== undefined && (
              <ActionButton look="quiet" size="s" onAction={() => end(right)}>
                {t(texts.endRight)}
              </ActionButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
