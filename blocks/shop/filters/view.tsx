import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call as products } from '@client/commerce/calls/shop/products'
import { countFilters, filterInput, withoutFilters } from '@schemas/commerce/entities/shelf-address'
import { useShelf } from '@areas/commerce/ui/use-shelf'
import { useLocale, usePage } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { useCall } from '@kit/use-call'
import { Facets } from './facets'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ source, facets: wanted, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const page = usePage()
  const { state, change, isInitial, addressOf } = useShelf()
  const [isOpen, setOpen] = useState(false)
  const subject = source === 'category' ? page?.params.code : undefined
  const initial = data?.facets?.ok ? data.facets.value : undefined
  const input = useMemo(
    () => ({ ...filterInput(state), ...(subject === undefined ? {} : { category: subject }), facets: true, limit: 1 }),
    [state, subject],
  )
  const query = useCall(products, input, {
    enabled: page !== null && !isInitial,
    placeholderData: keepPreviousData as never,
  })
  // While another answer is on its way, or failed, the last counts are better than none.
  const answer = isInitial ? initial : (query.data ?? initial)
  if (!answer?.facets) return null
  const count = countFilters(state)
  const total = answer.total ?? 0
  const clear = count > 0 && (
    <Button look="quiet" size="s" icon="x" onClick={() => change(withoutFilters(state))}>
      {t(texts.clear)}
    </Button>
  )
  const list = (
    <Facets
      facets={answer.facets}
      wanted={wanted}
      state={state}
      subject={subject}
      change={change}
      addressOf={addressOf}
    />
  )
  return (
    <section aria-label={t(texts.filters)} className={styles.filters}>
      <div className={styles.opener}>
        <Button look="secondary" icon="adjustments" full onClick={() => setOpen(true)}>
          {count > 0 ? t(texts.filtersOn, { count }) : t(texts.filters)}
        </Button>
      </div>
      <div className={styles.aside}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t(texts.filters)}</h2>
          {clear}
        </div>
        {list}
      </div>
      {isOpen && (
        <Modal
          title={t(texts.filters)}
          onClose={() => setOpen(false)}
          foot={
            <>
              {clear}
              <Button onClick={() => setOpen(false)}>
                {total === 0
                  ? t(texts.none)
                  : total === 1
                    ? t(texts.showOne)
                    : t(texts.show, { count: formatNumber(total, locale) })}
              </Button>
            </>
          }
        >
          {list}
        </Modal>
      )}
    </section>
  )
}
