import type { CallContract } from '@schemas/call'
import { Button } from '../ui/button'
import styles from './filter-bar.module.css'
import type { List, ListContext } from './list'
import { texts } from './texts'
import type { ListStateInUse } from './use-list-state'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  state: ListStateInUse
  rows: readonly R[]
  context: ListContext
}

/** Filters that cells have set, each with a button that clears it. */
export function FilterMarks<R, C extends CallContract>({ list, state, rows, context }: Props<R, C>) {
  const { t } = context
  const request = state.request as Readonly<Record<string, string | undefined>>
  const marks = (list.filters ?? []).flatMap((filter) => {
    const value = request[filter.name]
    return 'mark' in filter && value !== undefined
      ? [{ name: filter.name, text: filter.mark(value, rows, context) }]
      : []
  })
  if (marks.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t(texts.filters)}>
      {marks.map(({ name, text }) => (
        <li key={name}>
          <Button
            look="secondary"
            size="s"
            icon="x"
            aria-label={t(texts.clearOne, { what: text })}
            onClick={() => state.setFilter(name, '')}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
