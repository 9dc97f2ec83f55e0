import type { LocalisedText } from '@schemas/layout/pick-text'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { TextInput } from '../ui/text-input'
import type { CallContract, OutputOf } from '@schemas/call'
import styles from './filter-bar.module.css'
import type { List, ListContext } from './list'
import { texts } from './texts'
import type { ListStateInUse } from './use-list-state'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  state: ListStateInUse
  context: ListContext
  answer: OutputOf<C> | undefined
  /** The list's title: a page may hold several lists. */
  label: string
  children?: React.ReactNode
}

/** Search and filters of a list; on phones also its sort, because cards have no column heads. */
export function FilterBar<R, C extends CallContract>({ list, state, context, answer, label, children }: Props<R, C>) {
  const { t } = context
  const request = state.request as Readonly<Record<string, string | undefined>>
  const allOf = (all: LocalisedText | ((of: ListContext, known: OutputOf<C> | undefined) => string)) =>
    typeof all === 'function' ? all(context, answer) : t(all)
  const sorts = list.columns.flatMap(({ sort, label: column }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t(texts.ascending, { column: t(column) }) },
          { value: `-${sort}`, label: t(texts.descending, { column: t(column) }) },
        ],
  )
  return (
    <div className={styles.bar} role="search" aria-label={`${t(texts.search)} · ${label}`}>
      {list.search && (
        <Field label={t(list.search)} labelHidden className={styles.search ?? ''}>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(list.search)}
            maxLength={100}
            value={state.searchText}
            onChange={(event) => state.setSearchText(event.target.value)}
          />
        </Field>
      )}
      {list.filters?.map((filter) =>
        'mark' in filter ? null : (
          <Field key={filter.name} label={t(filter.label)} labelHidden className={styles.filter ?? ''}>
            <Select
              value={request[filter.name] ?? ''}
              onChange={(event) => state.setFilter(filter.name, event.target.value)}
              options={[{ value: '', label: allOf(filter.all) }, ...filter.options(context, answer)]}
            />
          </Field>
        ),
      )}
      {sorts.length > 0 && (
        <Field label={t(texts.sortBy)} labelHidden className={styles.sort ?? ''}>
          <Select value={state.sort} onChange={(event) => state.setSort(event.target.value)} options={sorts} />
        </Field>
      )}
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  )
}
