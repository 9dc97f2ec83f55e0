import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { includesRole } from '@schemas/work/entities/project'
import type { TaskFilters } from '@schemas/work/entities/work-list'
import { useAddressState } from '@kit/address-state'
import { usePage } from '@kit/boot'
import { DataTable } from '@kit/list/data-table'
import { ListFilters } from '@kit/list/list-filters'
import { useAfterMount, useIsMounted } from '@kit/mounted'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { useCall } from '@kit/use-call'
import { AgendaView } from './agenda-view'
import { BoardView } from './board-view'
import { CalendarView } from './calendar-view'
import { type listCall, openProjectCall } from './calls'
import { ExportTool } from './export-tool'
import { useSingleKeys } from './keys/single-keys'
import { type SheetField, TaskKeys } from './keys/task-keys'
import { QuickAdd } from './quick-add'
import { SaveView } from './save-view'
import { TaskSheet } from './task-sheet'
import { tasksTable } from './task-table'
import { texts } from './texts'
import { useLiveTasks } from './use-live-tasks'
import styles from './work.module.css'

const ProjectSettings = lazy(async () => ({ default: (await import('./settings/project-settings')).ProjectSettings }))
const ImportTasks = lazy(async () => ({ default: (await import('./import-tasks')).ImportTasks }))
const GanttView = lazy(async () => ({ default: (await import('./gantt/gantt-view')).GanttView }))

const views = ['list', 'board', 'agenda', 'calendar', 'gantt'] as const
type View = (typeof views)[number]
type Heading = Parameters<typeof SectionHeading>[0]

type Props = {
  id: string
  heading: Pick<Heading, 'eyebrow' | 'title' | 'intro' | 'align' | 'level'>
  perPage: number
  scope: 'route' | 'mine' | 'all'
  fixedView: View
  project?: DataResult<OutputOf<typeof openProjectCall>> | undefined
  tasks?: DataResult<OutputOf<typeof listCall>> | undefined
}

/** One task query as a list, a board, by day or as a month, all at one address; a task opens beside it. */
export function WorkView({ id, heading, perPage, scope, fixedView, project: opened, tasks }: Props) {
  const t = useT()
  const query = usePage()?.query ?? {}
  const [{ task, settings }, setAddress] = useAddressState(['task', 'settings'] as const)
  // `?settings=` without a section opens the first one. Pages take no empty parameters, so it is read here.
  const isBare = useAfterMount(() => new URLSearchParams(location.search).get('settings') === '') ?? false
  const isMounted = useIsMounted()
  const [isHelpShown, showHelp] = useState(false)
  const [hasKeys] = useSingleKeys()
  const [field, setField] = useState<SheetField>()
  const [isImporting, setImporting] = useState(false)
  const addField = useRef<HTMLInputElement>(null)
  const { data: project } = useCall(
    openProjectCall,
    { project: opened?.ok ? opened.value.id : '' },
    { enabled: opened?.ok ?? false, ...(opened?.ok ? { initialData: opened.value } : {}) },
  )
  useLiveTasks(project?.id)
  const isRoute = scope === 'route'
  const wanted = views.find((each) => each === query.view)
  const view = isRoute ? (wanted ?? fixedView) : fixedView
  const mayWrite = project !== undefined && includesRole(project.role, 'member') && !project.archived
  const open = (key: string) => {
    setField(undefined)
    setAddress({ task: key })
  }
  /** To the neighbour of the open task, as the page shows them. */
  const step = (by: 1 | -1) => {
    const shown = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} [data-task]`)]
    const keys = shown.filter((each) => !each.closest('dialog')).map((each) => each.dataset.task ?? '')
    const next = keys[keys.indexOf(task) + by]
    if (keys.includes(task) && next) open(next)
  }
  const table = useMemo(() => {
    const list = tasksTable({ project, mayWrite, onOpen: (key) => setAddress({ task: key }) })
    return scope === 'mine' ? { ...list, input: { assignee: 'me' } } : list
  }, [project, mayWrite, scope, setAddress])
  const go = (next: View) => {
    const address = new URL(location.href)
    address.searchParams.set('view', next)
    address.searchParams.delete('after')
    navigateTo(address.pathname + address.search, { replace: true })
  }
  if (isRoute && !project) return <EmptyState icon="folder" title={t(texts.noProject)} />
  const title = heading.title ?? (isRoute ? project?.name : undefined) ?? t(texts.tasks)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.block}>
      <SectionHeading
        {...heading}
        {...(isRoute && project ? { eyebrow: project.key, intro: heading.intro ?? project.summary } : {})}
        title={title}
        id={`${id}-title`}
        actions={
          !isRoute ? (
            <SaveView view={view} />
          ) : (
            project && (
              <>
                <ButtonLink look="quiet" icon="folder" link={{ to: `/project/${project.group.slug}` }}>
                  {project.group.name}
                </ButtonLink>
                {project.role === 'manager' && (
                  <Button look="quiet" icon="settings" onClick={() => setAddress({ settings: 'members', task: '' })}>
                    {t(texts.settings)}
                  </Button>
                )}
              </>
            )
          )
        }
      />
      {isRoute && (
        <div className={styles.tools} role="group" aria-label={t(texts.view)}>
          {views.map((each) => (
            <Button
              key={each}
              size="s"
              look={each === view ? 'primary' : 'secondary'}
              aria-pressed={each === view}
              onClick={() => go(each)}
            >
              {t(texts.views[each])}
            </Button>
          ))}
          <Button size="s" look="quiet" icon="keyboard" aria-haspopup="dialog" onClick={() => showHelp(true)}>
            {t(texts.shortcuts)}
          </Button>
        </div>
      )}
      <TaskKeys
        section={id}
        open={task}
        isHelpShown={isHelpShown}
        onHelp={showHelp}
        onCreate={project && mayWrite ? () => addField.current?.focus() : undefined}
        onFilter={() => document.querySelector<HTMLElement>(`#${CSS.escape(id)} select`)?.focus()}
        onGo={(to) => {
          const next = to === 'table' ? 'list' : to
          if (isRoute) go(next)
          else if (to !== 'board') navigateTo(`/project/admin/${to === 'list' ? 'task' : to}${location.search}`)
        }}
        onOpen={(key, next) => {
          setField(next)
          setAddress({ task: key })
        }}
        onClose={() => setAddress({ task: '' })}
      />
      {project && mayWrite && <QuickAdd project={project} ref={addField} />}
      {view === 'list' && (
        <DataTable
          list={table}
          label={title}
          perPage={perPage}
          hasKeys={hasKeys}
          renderTools={(request) => (
            <>
              {project?.role === 'manager' && !project.archived && (
                <Button look="quiet" size="s" icon="upload" onClick={() => setImporting(true)}>
                  {t(texts.import)}
                </Button>
              )}
              <ExportTool request={{ ...table.input, ...request }} />
            </>
          )}
          initial={tasks?.ok && tasks.value.groups ? undefined : tasks}
        />
      )}
      {view !== 'list' && (
        <ListFilters list={table} label={title}>
          {(filters: TaskFilters, isFirst) => {
            const initial = isFirst ? tasks : undefined
            const agenda = <AgendaView filters={filters} initial={initial} onOpen={open} />
            if (view === 'agenda') return agenda
            if (view === 'calendar') return <CalendarView filters={filters} onOpen={open} />
            if (view === 'gantt')
              return (
                <GanttOrAgenda
                  agenda={agenda}
                  gantt={<GanttView filters={filters} mayWrite={mayWrite || scope !== 'route'} onOpen={open} />}
                />
              )
            return (
              project && (
                <BoardView project={project} mayWrite={mayWrite} filters={filters} initial={initial} onOpen={open} />
              )
            )
          }}
        </ListFilters>
      )}
      {isImporting && project && (
        <Suspense>
          <ImportTasks project={project} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {isMounted && isRoute && project && (settings !== '' || isBare) && (
        <Suspense>
          <ProjectSettings
            project={project}
            part={settings}
            onPart={(part) => setAddress({ settings: part })}
            onClose={() => {
              const address = new URL(location.href)
              address.searchParams.delete('settings')
              history.replaceState(history.state, '', address)
              setAddress({ settings: '' })
            }}
          />
        </Suspense>
      )}
      {task !== '' && (
        <TaskSheet
          key={task}
          taskKey={task}
          field={field}
          onStep={step}
          onOpen={open}
          onClose={() => setAddress({ task: '' })}
        />
      )}
    </section>
  )
}

/** Bars need the window: until they are there, the same tasks by day. */
function GanttOrAgenda({ agenda, gantt }: { agenda: ReactNode; gantt: ReactNode }) {
  const isMounted = useIsMounted()
  return isMounted ? <Suspense fallback={agenda}>{gantt}</Suspense> : agenda
}
