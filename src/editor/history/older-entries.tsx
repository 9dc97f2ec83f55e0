import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '@kit/t'
import { ListNote } from '../ui/side-panel'

const older = { en: 'Show older', th: 'รายการก่อนหน้า' }

type Props = {
  /** Query of the older entries; undefined where another component reports it. */
  query: Parameters<typeof ListNote>[0]['query'] | undefined
  /** Cursor of the next older entries, if any. */
  next: number | undefined
  render: (from: number) => ReactNode
}

/** End of a list section: its error, if any, and a button for older entries. */
export function OlderEntries({ query, next, render }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {query && (query.isPending || query.error) && (
        <li>
          <ListNote query={query} empty={undefined} />
        </li>
      )}
      {next !== undefined &&
        (isOpen ? (
          render(next)
        ) : (
          <li>
            <Button variant="subtle" size="xs" fullWidth onClick={() => setOpen(true)}>
              {t(older)}
            </Button>
          </li>
        ))}
    </>
  )
}
