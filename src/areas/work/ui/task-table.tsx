import type { OpenedProject } from '@schemas/work/entities/project'
import { statusGroups } from '@schemas/work/entities/status'
import { priorities, type Task, type TaskChanges } from '@schemas/work/entities/task'
import { workList } from '@schemas/work/entities/work-list'
import { call as bulkCall } from '@client/work/calls/task/bulk'
import { call as undoCall } from '@client/work/calls/task/undo'
import { callGateway } from '@kit/call-gateway'
import { formatDate } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { type BulkAction, type BulkResult, defineList, type ListContext, type ListDefinition } from '@kit/list/list'
import { Badge } from '@kit/ui/badge'
import { listCall } from './calls'
import { runAct } from './keys/last-acts'
import { saveTask } from './save-task'
import { texts } from './texts'
import { recheckMs } from './use-live-tasks'

const { text, badge } = columnsOf<Task>()

const groupTones = { completed: 'success', started: 'info', cancelled: 'danger' } as const

/** Moments in time of day, `14:05`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const dueText = ({ dueOn, dueMin }: Pick<Task, 'dueOn' | 'dueMin'>, locale: ListContext['locale']): string =>
  dueOn === null ? '' : `${formatDate(dueOn, locale)}${dueMin === null ? '' : ` ${clockOf(dueMin)}`}`

const set = <F extends keyof TaskChanges>(field: F, from: unknown, to: unknown): TaskChanges =>
  ({ [field]: { from, to } }) as TaskChanges

/** What became of rows of a bulk change; it can be undone by the act's name. */
async function changeRows(rows: readonly Task[], change: object): Promise<BulkResult<Task>> {
  const answer = await runAct((batch) => {
    for (const row of rows) acts.set(row.id, batch)
    return callGateway(bulkCall, { ids: rows.map(({ id }) => id), batch, ...change })
  })
  const failed = new Map(answer.failed.map(({ id, message }) => [id, message]))
  return {
    done: rows.filter(({ id }) => !failed.has(id)),
    failed: rows.flatMap((row) => {
      const message = failed.get(row.id)
      return message === undefined ? [] : [{ row, message }]
    }),
  }
}

/** The last bulk change of each row. */
const acts = new Map<string, string>()
async function undoRows(rows: readonly Task[]): Promise<BulkResult<Task>> {
  const batches = new Set(rows.flatMap(({ id }) => acts.get(id) ?? []))
  for (const batch of batches) await callGateway(undoCall, { batch })
  return { done: rows, failed: [] }
}

const bulk = (id: string, label: (typeof texts)['trash'], rest: Partial<BulkAction<Task>>, change: object) => ({
  id,
  label,
  run: (rows: readonly Task[]) => changeRows(rows, change),
  undo: undoRows,
  done: texts.completedMany,
  ...rest,
})

type Options = { project?: OpenedProject | undefined; mayWrite: boolean; onOpen: (key: string) => void }

/** Tasks of a project, or of all that the reader sees. */
export function tasksTable({ project, mayWrite, onOpen }: Options): ListDefinition<Task, typeof listCall> {
  return defineList({
    name: project ? 'work-tasks' : 'work-all',
    call: listCall,
    state: workList,
    ...(project ? { input: { project: project.id } } : {}),
    id: ({ id }) => id,
    title: ({ title }) => title,
    defaultSort: 'rank',
    columns: [
      text('key', texts.key, ({ key }) => key, { width: 96, card: 'subtitle' }),
      text('title', texts.title, ({ title }) => title, {
        sort: 'title',
        width: 360,
        card: 'title',
        cell: ({ key, title, kind, internal, blocked, children, childrenDone }, { t }) => (
          <span data-task={key}>
            {title} {kind !== 'task' && <Badge size="s">{t(texts.kinds[kind])}</Badge>}{' '}
            {internal && (
              <Badge size="s" icon="lock">
                {t(texts.internal)}
              </Badge>
            )}{' '}
            {blocked && (
              <Badge size="s" tone="warning">
                {t(texts.blocked)}
              </Badge>
            )}{' '}
            {children > 0 && (
              <Badge size="s" icon="checklist">
                {`${childrenDone}/${children}`}
              </Badge>
            )}
          </span>
        ),
      }),
      project && mayWrite
        ? text('status', texts.status, ({ statusName }) => statusName, {
            width: 150,
            card: 'badge',
            edit: {
              kind: 'select',
              options: () => project.statuses.map(({ id, name }) => ({ value: id, label: name })),
              value: ({ status }) => status,
              save: (row, status) => saveTask(row.id, set('status', row.status, status)),
            },
          })
        : badge('group', texts.group, ({ group }) => group, texts.groups, { tones: groupTones, width: 140 }),
      text('priority', texts.priority, ({ priority }, { t }) => t(texts.priorities[`${priority}` as '0']), {
        sort: 'priority',
        firstSort: 'down',
        width: 130,
        ...(mayWrite
          ? {
              edit: {
                kind: 'select',
                options: ({ t }) =>
                  priorities.map((value) => ({ value: `${value}`, label: t(texts.priorities[`${value}`]) })),
                value: ({ priority }) => `${priority}`,
                save: (row, priority) => saveTask(row.id, set('priority', row.priority, Number(priority))),
              },
            }
          : {}),
      }),
      text('assignees', texts.assignees, ({ assignees }) => assignees.map(({ name }) => name).join(', '), {
        width: 180,
      }),
      text('due', texts.due, (row, { locale }) => dueText(row, locale), { sort: 'due', width: 150 }),
      text(
        'updated',
        texts.updated,
        ({ updatedAt }, { locale, timeZone }) => formatDate(updatedAt, locale, { timeZone }),
        {
          sort: 'updated',
          firstSort: 'down',
          isHidden: true,
          width: 140,
        },
      ),
    ],
    search: texts.search,
    filters: [
      {
        name: 'group',
        label: texts.group,
        all: texts.anyGroup,
        options: ({ t }) => statusGroups.map((value) => ({ value, label: t(texts.groups[value]) })),
      },
      {
        name: 'assignee',
        label: texts.assignees,
        all: texts.anyone,
        options: ({ t }) => [
          { value: 'me', label: t(texts.me) },
          { value: 'none', label: t(texts.nobody) },
          ...(project?.members ?? []).map(({ person }) => ({ value: person.id, label: person.name })),
        ],
      },
      {
        name: 'priority',
        label: texts.priority,
        all: texts.anyPriority,
        options: ({ t }) =>
          priorities.toReversed().map((value) => ({ value: `${value}`, label: t(texts.priorities[`${value}`]) })),
      },
      {
        name: 'due',
        label: texts.due,
        all: texts.anyDue,
        options: ({ t }) =>
          (['overdue', 'today', 'week', 'none'] as const).map((value) => ({ value, label: t(texts.dues[value]) })),
      },
      { name: 'is', mark: (value, _rows, { t }) => (value === 'blocked' ? t(texts.blocked) : value) },
      { name: 'done', mark: (_value, _rows, { t }) => t(texts.openOnly) },
    ],
    views: [
      { id: 'mine', label: texts.mine, values: { assignee: 'me', done: '0' } },
      { id: 'overdue', label: texts.viewOverdue, values: { due: 'overdue', sort: 'due' } },
      { id: 'blocked', label: texts.viewBlocked, values: { is: 'blocked' } },
      { id: 'snoozed', label: texts.viewSnoozed, values: { is: 'snoozed' } },
    ],
    press: { run: ({ key }) => onOpen(key) },
    ...(mayWrite
      ? {
          bulk: [
            bulk('urgent', texts.complete, { icon: 'flag' }, { set: { priority: 4 } }),
            bulk('trash', texts.trash, { icon: 'trash', isDanger: true, done: texts.trashed }, { trash: true }),
          ],
        }
      : {}),
    count: texts.count,
    empty: { icon: 'checklist', title: texts.nothing, hint: texts.nothingHint },
    file: 'tasks',
    liveMs: recheckMs,
  })
}
