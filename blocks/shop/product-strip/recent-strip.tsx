import type { Asset } from '@schemas/layout/image'
import { call as strip } from '@client/commerce/calls/shop/strip'
import { seenBefore } from '@areas/commerce/ui/seen-products'
import { AnswerAssetsProvider } from '@kit/boot'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { StripFrame } from './strip-frame'
import { texts } from './texts'

/** What was looked at on this device; nothing is shown where that is nothing. */
export function RecentStrip({ isCanvas, ...props }: Props & { isCanvas: boolean }) {
  const t = useT()
  const codes = useAfterMount(() => seenBefore().join(',')) ?? ''
  const { data } = useCall(
    strip,
    { source: 'chosen', codes, limit: props.limit, pictures: true },
    { enabled: codes !== '' && !isCanvas },
  )
  if (isCanvas)
    return (
      <StripFrame {...props} items={[]}>
        <EmptyState icon="history" title={t(texts.recent)} />
      </StripFrame>
    )
  if (!data || data.items.length === 0) return null
  return (
    <AnswerAssetsProvider value={data.assets as Record<string, Asset> | undefined}>
      <StripFrame {...props} items={data.items} />
    </AnswerAssetsProvider>
  )
}
