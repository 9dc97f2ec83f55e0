import { useState } from 'react'
import type { CallContract } from '@schemas/call'
import { Icon } from '../icon'
import { ActionMenu, type MenuPlace } from '../ui/action-menu/action-menu'
import { showToast } from '../ui/overlay/toasts'
import { refreshCalls } from '../use-call'
import styles from './data-table.module.css'
import type { List, ListContext, RowAction } from './list'
import { texts } from './texts'

type Props<R, C extends CallContract> = { list: List<R, C>; row: R; context: ListContext }

/** The actions of one row, behind a button. */
export function RowMenu<R, C extends CallContract>({ list, row, context }: Props<R, C>) {
  const { t } = context
  const [place, setPlace] = useState<MenuPlace>()
  const actions = (list.rowActions ?? []).filter(({ may }) => may?.(row) ?? true)
  if (actions.length === 0) return null
  const label = t(texts.actions, { row: list.title(row, context) })
  const run = async ({ confirm, run: act, done }: RowAction<R>) => {
    if (confirm && !(await confirm(row, context))) return
    try {
      const result = await act(row)
      await refreshCalls(list.call)
      if (done) showToast(done(row, context, result), { tone: 'success' })
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: top, width, height })
        }}
      >
        <Icon name="dots" />
      </button>
      {place && (
        <ActionMenu
          label={label}
          place={place}
          onClose={() => setPlace(undefined)}
          acts={actions.map((action) => ({
            id: action.id,
            label: t(action.label),
            ...(action.icon ? { icon: action.icon } : {}),
            ...(action.isDanger ? { isDanger: true } : {}),
            act: () => void run(action),
          }))}
        />
      )}
    </>
  )
}
