import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { OpenedProject } from '@schemas/work/entities/project'
import type { Status } from '@schemas/work/entities/status'
import { call as saveStatus } from '@client/work/calls/project/save-status'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts as workTexts } from '../texts'
import { DeleteStatus } from './delete-status'
import { refreshProject } from './refresh-project'
import { RowAct } from './row-act'
import { settingsTexts as texts } from './settings-texts'
import { StatusForm } from './status-form'
import styles from './settings.module.css'

type Way = -1 | 1

/** The statuses of a project in the order of its board. */
export function StatusSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  const { statuses, archived } = project
  const [open, setOpen] = useState<{ id: string; act: 'edit' | 'delete' }>()
  const [isBusy, setBusy] = useState(false)
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ id: string; way: Way }>(undefined)
  // The row's place in the page changes, and the focus would be lost with it.
  useEffect(() => {
    const last = moved.current
    if (!last || isBusy) return
    moved.current = undefined
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-status="${last.id}"] [data-way]`) ?? []
    const usable = [...buttons].filter(({ disabled }) => !disabled)
    ;(usable.find(({ dataset }) => dataset.way === `${last.way}`) ?? usable[0])?.focus()
  }, [statuses, isBusy])
  const move = async (status: Status, way: Way) => {
    const at = statuses.findIndex(({ id }) => id === status.id)
    if (isBusy || archived || !statuses[at + way]) return
    const before = way === -1 ? statuses[at - 1] : statuses[at + 2]
    setBusy(true)
    try {
      const { id, name, group, color, wipLimit } = status
      await callGateway(saveStatus, {
        project: project.id,
        id,
        name,
        group,
        color,
        wipLimit,
        before: before?.id ?? null,
      })
      moved.current = { id, way }
      setAnnounced(t(texts.moved, { name, place: at + way + 1 }))
      await refreshProject()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const keys = (status: Status) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    void move(status, event.key === 'ArrowUp' ? -1 : 1)
  }
  const close = () => setOpen(undefined)
  return (
    <section className={styles.part} aria-label={t(texts.parts.statuses)}>
      <p className={styles.hint}>{t(texts.statusHint)}</p>
      <output className="visually-hidden">{announced}</output>
      <ol ref={list} className={styles.rows}>
        {statuses.map((status, at) => {
          const { id, name, color, group, wipLimit, isDefault } = status
          const isEdited = open?.id === id
          return (
            <li key={id} data-status={id}>
              <div className={styles.row}>
                <span className={styles.what}>
                  <Badge tone={color}>{name}</Badge>
                  <span className={styles.hint}>
                    {t(workTexts.groups[group])}
                    {wipLimit !== null && ` · ${t(texts.limitOf, { count: wipLimit })}`}
                  </span>
                  {isDefault && (
                    <Badge size="s" look="outline">
                      {t(texts.default)}
                    </Badge>
                  )}
                </span>
                {!archived && (
                  <span className={styles.acts} role="group" aria-label={name} onKeyDown={keys(status)}>
                    <RowAct
                      icon="chevron-up"
                      data-way="-1"
                      disabled={at === 0}
                      label={t(texts.up, { name })}
                      onClick={() => void move(status, -1)}
                    />
                    <RowAct
                      icon="chevron-down"
                      data-way="1"
                      disabled={at === statuses.length - 1}
                      label={t(texts.down, { name })}
                      onClick={() => void move(status, 1)}
                    />
                    <RowAct
                      icon="edit"
                      aria-expanded={isEdited && open.act === 'edit'}
                      label={t(texts.edit, { name })}
                      onClick={() => setOpen({ id, act: 'edit' })}
                    />
                    <RowAct
                      icon="trash"
                      aria-expanded={isEdited && open.act === 'delete'}
                      label={t(texts.delete, { name })}
                      onClick={() => setOpen({ id, act: 'delete' })}
                    />
                  </span>
                )}
              </div>
              {isEdited && open.act === 'edit' && <StatusForm project={project.id} status={status} onDone={close} />}
              {isEdited && open.act === 'delete' && (
                <DeleteStatus status={status} others={statuses.filter((other) => other.id !== id)} onDone={close} />
              )}
            </li>
          )
        })}
      </ol>
      {!archived &&
        (open?.id === '' ? (
          <StatusForm project={project.id} onDone={close} />
        ) : (
          <div className={styles.acts}>
            <Button look="secondary" icon="plus" onClick={() => setOpen({ id: '', act: 'edit' })}>
              {t(texts.newStatus)}
            </Button>
          </div>
        ))}
    </section>
  )
}
