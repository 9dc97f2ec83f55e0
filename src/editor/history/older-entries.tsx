import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '@kit/t'
import { ListNote } from '../ui/side-panel'

const older = { en: 'Older ones', th: 'รายการก่อนหน้า' }

type Props = {
  /** How the entries before this came; undefined where others say so. */
  query: Parameters<typeof ListNote>[0]['query'] | undefined
  /** From where there are more. */
  next: number | undefined
  render: (from: number) => ReactNode
}

/** The end of a part of a list: what goes wrong with it, and a way to what comes before. */
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
