import type { ReactNode } from 'react'
import type { Asset } from '@schemas/layout/image'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import { AnswerAssetsProvider } from '@kit/boot'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { orderTexts as texts } from './order-texts'
import { sampleOrder } from './sample-order'
import type { useOrder } from './use-order'

type Props = { shared: ReturnType<typeof useOrder>; children: (order: OrderView) => ReactNode }

/** The states of an order's page: loading, failed, not shown to this visitor, there. */
export function OrderFrame({ shared, children }: Props) {
  const t = useT()
  const { order, assets, error, retry, isMissing, isCanvas } = shared
  if (isCanvas) return children(sampleOrder)
  if (isMissing)
    return (
      <EmptyState
        icon="lock"
        title={t(texts.unknown)}
        action={<ButtonLink link={{ to: '/shop/orders' }}>{t(texts.find)}</ButtonLink>}
      >
        {t(texts.unknownHint)}
      </EmptyState>
    )
  return (
    <ListState isLoading={!order && !error} error={error?.message} onRetry={retry} rows={4}>
      {() => (
        <AnswerAssetsProvider value={assets as Record<string, Asset> | undefined}>
          {order && children(order)}
        </AnswerAssetsProvider>
      )}
    </ListState>
  )
}
