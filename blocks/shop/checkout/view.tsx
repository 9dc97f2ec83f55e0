import { useQuote } from '@areas/commerce/ui/checkout/use-quote'
import { useIsMounted } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { CheckoutForm } from './checkout-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View(props: Props) {
  const { blockId, title, level, shopPage } = props
  const t = useT()
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const { quote, error, isEmpty, refetch } = useQuote()
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.checkout} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.title)}
      </Heading>
      <ListState
        isLoading={!isCanvas && (!isMounted || (!quote && !error && !isEmpty))}
        error={error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        rows={6}
        isEmpty={isEmpty && !isCanvas}
        empty={
          <EmptyState
            icon="shopping-cart"
            title={t(texts.empty)}
            action={<ButtonLink link={{ to: shopPage }}>{t(texts.shop)}</ButtonLink>}
          />
        }
      >
        {() => <CheckoutForm {...props} />}
      </ListState>
    </section>
  )
}
