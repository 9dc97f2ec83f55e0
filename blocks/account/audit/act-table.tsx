import { auditGroupOf, auditGroups } from '@schemas/area-audits'
import { auditList } from '@schemas/editor/entities/audit-list'
import { call as auditCall } from '@client/editor/calls/editor/audit'
import { auditMessage } from '@kit/audit-messages'
import { Icon } from '@kit/icon'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { ActDetails } from './act-details'
import { type Act, actObject, actorOf, factsOf } from './describe-act'
import { texts } from './texts'
import styles from './view.module.css'

const { text, date } = columnsOf<Act>()

/** The audit log of a site, `own` by its id; managers have the part about pages. */
export const actsOf = (own: string, isAdmin = true) =>
  defineList({
    name: 'audit',
    call: auditCall,
    state: auditList,
    page: ({ entries, titles, next }) => ({ items: entries.map((entry): Act => ({ ...entry, titles })), next }),
    id: ({ id }) => id,
    title: (act, { locale }) => auditMessage(act.action, locale, act.subject),
    columns: [
      text('action', texts.action, ({ action, subject }, { locale }) => auditMessage(action, locale, subject), {
        card: 'title',
        width: 230,
        cell: ({ action, subject }, { locale }) => (
          <span className={styles.action}>
            <Icon name={auditGroupOf(action)?.icon ?? 'history'} />
            <span>{auditMessage(action, locale, subject)}</span>
          </span>
        ),
      }),
      text('object', texts.object, (act, { locale }) => actObject(act, locale, own), {
        width: 220,
        cell: (act, { t, locale, setFilter }) => {
          const object = actObject(act, locale, own)
          return (
            object && (
              <button
                type="button"
                className={styles.narrows}
                title={t(texts.onlyThis)}
                onClick={() => setFilter('subject', act.subject)}
              >
                {object}
              </button>
            )
          )
        },
      }),
      text('facts', texts.facts, factsOf, { width: 240 }),
      text('by', texts.by, actorOf, {
        width: 170,
        cell: (act, context) =>
          act.by && act.person ? (
            <button
              type="button"
              className={styles.narrows}
              title={context.t(texts.onlyPerson)}
              onClick={() => context.setFilter('person', act.person ?? '')}
            >
              {act.by}
            </button>
          ) : (
            actorOf(act, context)
          ),
      }),
      date('at', texts.at, ({ at }) => at, { hasTime: true }),
    ],
    filters: [
      {
        name: 'area',
        label: texts.area,
        all: texts.all,
        options: ({ t }) =>
          auditGroups
            .filter(([value]) => isAdmin || value === 'pages')
            .map(([value, label]) => ({ value, label: t(label) })),
      },
      {
        name: 'subject',
        // The matching entry names it; the previous list may still be shown.
        mark: (value, rows, { locale }) => {
          const about = rows.find(({ subject }) => subject === value)
          return (about && actObject(about, locale, own)) || value
        },
      },
      {
        name: 'person',
        mark: (value, rows, { t }) => rows.find(({ person }) => person === value)?.by ?? t(texts.onePerson),
      },
    ],
    drawer: {
      title: (act, { locale }) => auditMessage(act.action, locale, act.subject),
      body: (act, _answer, context) => <ActDetails act={act} own={own} context={context} />,
    },
    empty: { icon: 'history', title: texts.nothing, hint: texts.nothingHint },
    file: 'activity',
  })
