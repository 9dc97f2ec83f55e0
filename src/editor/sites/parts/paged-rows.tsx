import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ListNote } from '../../ui/side-panel'
import styles from '../sites.module.css'

type Props<T> = {
  query: Parameters<typeof ListNote>[0]['query']
  /** Undefined while loading. */
  rows: readonly T[] | undefined
  /** Message for an empty list. */
  none: string
  more: string
  icon?: ReactNode
  /** Cursor of the next rows. */
  next: string | undefined
  renderRow: (row: T) => ReactNode
  renderNext: (cursor: string) => ReactNode
}

/** One batch of rows, with the next ones on demand. */
export function PagedRows<T>({ query, rows, none, more, icon, next, renderRow, renderNext }: Props<T>) {
  const [isMore, setMore] = useState(false)
  const isEmpty = rows?.length === 0
  return (
    <>
      {(!rows || isEmpty) && (
        <li className={styles.note}>
          <ListNote query={query} empty={isEmpty ? none : undefined} />
        </li>
      )}
      {rows?.map(renderRow)}
      {next &&
        (isMore ? (
          renderNext(next)
        ) : (
          <li className={styles.note}>
            <Button variant="default" leftSection={icon} onClick={() => setMore(true)}>
              {more}
            </Button>
          </li>
        ))}
    </>
  )
}
