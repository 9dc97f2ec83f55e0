import { useId } from 'react'
import { type ShelfSort, shelfSorts } from '@schemas/commerce/entities/shelf-sorts'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { Select } from '@kit/ui/select'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { value: ShelfSort; hasSearch: boolean; onChange: (sort: ShelfSort) => void }

/** The order of the list; without a search the first choice is what the shop recommends. */
export function SortChoice({ value, hasSearch, onChange }: Props) {
  const t = useT()
  const id = useId()
  const isMounted = useIsMounted()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t(texts.sort)}</label>
      <Select
        id={id}
        value={value}
        disabled={!isMounted}
        onChange={(event) => onChange(event.target.value as ShelfSort)}
        options={shelfSorts.map((sort) => ({
          value: sort,
          label: t(sort === 'relevance' && !hasSearch ? texts.popular : texts.sorts[sort]),
        }))}
      />
    </div>
  )
}
