import type { ReactNode } from 'react'
import type { CallContract } from '@schemas/call'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ListState } from '../ui/list-state'
import type { List, ListContext } from './list'
import { texts } from './texts'
import type { useListRows } from './use-list-rows'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  context: ListContext
  query: ReturnType<typeof useListRows<R, C>>
  isFiltered: boolean
  onClear: () => void
  children: () => ReactNode
}

/** Shown instead of a table without rows: loading, refused, failed, no results, or nothing yet. */
export function ListStatus<R, C extends CallContract>({
  list,
  context,
  query,
  isFiltered,
  onClear,
  children,
}: Props<R, C>) {
  const { t } = context
  if (query.error?.status === 403)
    return (
      <div role="alert">
        <EmptyState icon="lock" title={t(texts.closed)}>
          <p>{query.error.message}</p>
          <p>{t(texts.closedHint)}</p>
        </EmptyState>
      </div>
    )
  const { icon, title, hint, action } = list.empty
  const empty = isFiltered ? (
    <EmptyState
      icon="search"
      title={t(texts.nothing)}
      action={
        <Button look="secondary" onClick={onClear}>
          {t(texts.clear)}
        </Button>
      }
    >
      {t(texts.nothingHint)}
    </EmptyState>
  ) : (
    <EmptyState {...(icon ? { icon } : {})} title={t(title)} action={action}>
      {hint && t(hint)}
    </EmptyState>
  )
  return (
    <ListState
      isLoading={query.isLoading}
      error={query.error?.message}
      onRetry={query.retry}
      isEmpty={query.rows.length === 0}
      empty={empty}
    >
      {children}
    </ListState>
  )
}
