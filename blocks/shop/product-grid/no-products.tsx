import { countFilters, type ShelfState, withoutFilters } from '@schemas/commerce/entities/shelf-address'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  state: ShelfState
  nearest: readonly string[]
  empty: string | undefined
  addressOf: (part: Partial<ShelfState>) => string
  onClear: () => void
  onSearch: (q: string) => void
}

/** Why nothing is shown, and the next step: what was probably meant, or the list without filters. */
export function NoProducts({ state, nearest, empty, addressOf, onClear, onSearch }: Props) {
  const t = useT()
  const isFiltered = countFilters(state) > 0
  const title = isFiltered
    ? t(texts.noneFiltered)
    : state.q
      ? t(texts.noneFor, { q: state.q })
      : (empty ?? t(texts.empty))
  return (
    <EmptyState
      icon={state.q || isFiltered ? 'search' : 'shopping-bag'}
      title={title}
      action={
        isFiltered || state.q ? (
          <Button look="secondary" onClick={onClear}>
            {t(isFiltered ? texts.clear : texts.all)}
          </Button>
        ) : (
          <ButtonLink look="secondary" link={{ to: '/shop/products' }}>
            {t(texts.all)}
          </ButtonLink>
        )
      }
    >
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          <span>{t(texts.nearest)}</span>
          {nearest.map((term) => (
            <Link
              key={term}
              link={{ to: addressOf({ ...withoutFilters(state), q: term }) }}
              className={styles.term}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                onSearch(term)
              }}
            >
              {term}
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
  )
}
