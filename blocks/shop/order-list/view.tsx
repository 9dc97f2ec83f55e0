import { useEffect, useState } from 'react'
import type { Asset } from '@schemas/layout/image'
import type { OutputOf } from '@schemas/call'
import { type OrderCard as Card, orderTabs } from '@schemas/commerce/entities/order-view'
import { call as claimOrders } from '@client/commerce/calls/shop/claim-orders'
import { call as ordersCall } from '@client/commerce/calls/shop/orders'
import { AnswerAssetsProvider, usePage, useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls, useCall } from '@kit/use-call'
import { OrderCard } from './order-card'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Answer = OutputOf<typeof ordersCall>
/** Pages after the first, of the list that they belong to. */
type More = { first: Answer; items: Card[]; assets: Answer['assets']; next: string | undefined }

export function View({ blockId, title, level, perPage, shopPage, data }: Props) {
  const t = useT()
  const page = usePage()
  const isCanvas = usePageLink() === null
  const named = page?.query.tab
  const tab = orderTabs.find((each) => each === named) ?? 'all'
  const input = { tab, limit: perPage }
  const initial = data?.orders?.ok ? data.orders.value : undefined
  const {
    data: first,
    error,
    refetch,
  } = useCall(ordersCall, input, {
    enabled: !isCanvas,
    ...(initial ? { initialData: initial } : {}),
  })
  const [more, setMore] = useState<More>()
  useClaim()
  const own = more?.first === first ? more : undefined
  const orders = [...(first?.items ?? []), ...(own?.items ?? [])]
  const next = own ? own.next : first?.next
  const showMore = async () => {
    if (!first || !next) return false
    const answer = await callGateway(ordersCall, { ...input, cursor: next })
    setMore({
      first,
      items: [...(own?.items ?? []), ...answer.items],
      assets: { ...own?.assets, ...answer.assets },
      next: answer.next,
    })
    return true
  }
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.list} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.title)}
      </Heading>
      <nav aria-label={t(texts.tabsLabel)}>
        <ul role="list" className={styles.tabs}>
          {orderTabs.map((each) => (
            <li key={each}>
              <Link
                link={{ to: `${page?.path ?? ''}${each === 'all' ? '' : `?tab=${each}`}` }}
                aria-current={each === tab ? 'page' : undefined}
                className={styles.tab}
              >
                {t(texts.tabs[each])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ListState
        isLoading={!first && !error && !isCanvas}
        error={first ? undefined : error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        isEmpty={orders.length === 0}
        empty={
          <EmptyState
            icon="package"
            title={t(tab === 'all' ? texts.none : texts.noneHere)}
            action={tab === 'all' && <ButtonLink link={{ to: shopPage }}>{t(texts.shop)}</ButtonLink>}
          />
        }
      >
        {() => (
          <AnswerAssetsProvider value={{ ...first?.assets, ...own?.assets } as Record<string, Asset>}>
            <ul role="list" className={styles.orders}>
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
          </AnswerAssetsProvider>
        )}
      </ListState>
      {next && (
        <ActionButton
          look="secondary"
          onAction={showMore}
          onError={() => showToast(t(texts.failed), { tone: 'error' })}
        >
          {t(texts.next)}
        </ActionButton>
      )}
    </section>
  )
}

let hasClaimed = false

/** Orders placed as a guest under the person's verified address become theirs, once for the document. */
function useClaim(): void {
  const t = useT()
  const isOwn = useSession().impersonator === undefined
  const isCanvas = usePageLink() === null
  useEffect(() => {
    if (!isOwn || isCanvas || hasClaimed) return
    hasClaimed = true
    const claim = async () => {
      const { claimed } = await callGateway(claimOrders, {})
      if (claimed === 0) return
      await refreshCalls(ordersCall)
      showToast(t(texts.claimed, { count: claimed }), { tone: 'success', duration: 8000 })
    }
    // The list is shown all the same; the next visit tries again.
    claim().catch(() => {})
  }, [isOwn, isCanvas, t])
}
