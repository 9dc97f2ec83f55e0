import { ActionIcon } from '@mantine/core'
import { IconFold, IconFoldDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useT } from '@kit/t'
import { Hint } from '../ui/hint'
import { SearchField } from '../ui/search-field'
import styles from './outline.module.css'
import type { OutlineLines } from './use-outline-lines'

const messages = {
  search: { en: 'Search the page', th: 'ค้นหาในหน้า' },
  foldAll: { en: 'Collapse all', th: 'ยุบทั้งหมด' },
  openAll: { en: 'Expand all', th: 'ขยายทั้งหมด' },
}

type Props = { outline: OutlineLines; onKeyDown: (event: KeyboardEvent) => void }

/** Above the lines: search, and folding everything. */
export function OutlineHead({ outline: { query, setQuery, isAnyFolded, foldAll }, onKeyDown }: Props) {
  const t = useT()
  const label = t(isAnyFolded ? messages.openAll : messages.foldAll)
  return (
    <div className={styles.head}>
      <SearchField
        className={styles.search ?? ''}
        label={t(messages.search)}
        value={query}
        onSearch={setQuery}
        onKeyDown={onKeyDown}
      />
      <Hint label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          disabled={query !== ''}
          aria-label={label}
          onClick={foldAll}
        >
          {isAnyFolded ? <IconFoldDown size={17} /> : <IconFold size={17} />}
        </ActionIcon>
      </Hint>
    </div>
  )
}
