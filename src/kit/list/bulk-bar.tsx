import { useEffect, useRef } from 'react'
import type { CallContract } from '@schemas/call'
import { Icon } from '../icon'
import { Button } from '../ui/button'
import styles from './bulk-bar.module.css'
import type { List, ListContext } from './list'
import { texts } from './texts'
import type { Bulk } from './use-bulk'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  selected: readonly R[]
  context: ListContext
  bulk: Bulk<R>
  /** All rows of the page. */
  rows: readonly R[]
  onSelect: (rows: readonly R[]) => void
}

/** The number of selected rows with the actions for them, and the outcome of the last one with its undo. */
export function BulkBar<R, C extends CallContract>({ list, selected, context, bulk, rows, onSelect }: Props<R, C>) {
  const { t } = context
  const isShown = selected.length > 0
  return (
    <>
      {/* Always there: screen readers announce only what changes in a region that they know. */}
      <div
        role="group"
        aria-label={isShown ? t(texts.bulk) : undefined}
        className={isShown ? styles.bar : 'visually-hidden'}
      >
        {isShown && (
          <button type="button" className={styles.close} aria-label={t(texts.unselect)} onClick={() => onSelect([])}>
            <Icon name="x" />
          </button>
        )}
        <output className={styles.count}>{isShown && t(texts.selected, { count: selected.length })}</output>
        {isShown && selected.length < rows.length && (
          <Button size="s" look="quiet" onClick={() => onSelect(rows)}>
            {t(texts.selectAll)}
          </Button>
        )}
        {isShown &&
          list.bulk?.map((action) => (
            <Button
              key={action.id}
              size="s"
              look="secondary"
              className={styles.action ?? ''}
              data-danger={action.isDanger ? '' : undefined}
              {...(action.icon ? { icon: bulk.running === action.id ? 'loader' : action.icon } : {})}
              aria-busy={bulk.running === action.id || undefined}
              disabled={bulk.running !== undefined || !selected.some((row) => action.may?.(row) ?? true)}
              onClick={() => void bulk.run(action, selected)}
            >
              {t(action.label)}
            </Button>
          ))}
      </div>
      <Outcome list={list} context={context} bulk={bulk} />
    </>
  )
}

function Outcome<R, C extends CallContract>({ list, context, bulk }: Pick<Props<R, C>, 'list' | 'context' | 'bulk'>) {
  const { t } = context
  const { outcome } = bulk
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone with the selection.
    if (outcome && document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [outcome])
  const failed = outcome?.result.failed ?? []
  const [first] = failed
  const done = outcome?.result.done.length ?? 0
  return (
    <div ref={place} className={styles.outcome} data-shown={outcome ? '' : undefined}>
      <div role="status">
        {outcome && done > 0 && <p>{outcome.isUndone ? t(texts.undone) : t(outcome.action.done, { count: done })}</p>}
        {first && (
          <p className={styles.failed}>
            {t(texts.failedRows, {
              count: failed.length,
              row: list.title(first.row, context),
              message: first.message,
            })}
          </p>
        )}
      </div>
      {outcome && (
        <>
          {outcome.action.undo && !outcome.isUndone && done > 0 && (
            <Button
              size="s"
              look="quiet"
              icon="arrow-back-up"
              disabled={bulk.running !== undefined}
              onClick={() => void bulk.undo()}
            >
              {t(texts.undo)}
            </Button>
          )}
          <button type="button" className={styles.close} aria-label={t(texts.dismiss)} onClick={bulk.dismiss}>
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  )
}
