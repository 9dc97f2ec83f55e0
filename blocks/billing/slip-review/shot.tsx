import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { SlipReview } from '@schemas/commerce/entities/payment-view'
import { call as slipFile } from '@client/commerce/calls/billing/manage-slip-file'
import { requestGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { Skeleton } from '@kit/ui/skeleton'
import { callKey, queryClient } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** The slip itself, at full size in a new tab. Its call is signed, so the browser cannot load it alone. */
export function Shot({ slip }: { slip: SlipReview }) {
  const t = useT()
  const { data, isError } = useQuery(
    {
      queryKey: callKey(slipFile, { slip: slip.id }),
      queryFn: async ({ signal }) => (await requestGateway(slipFile, { slip: slip.id }, signal)).blob(),
      enabled: slip.hasFile,
      staleTime: Infinity,
      // A picture is some megabytes, and decided slips are not looked at again.
      gcTime: 60_000,
    },
    queryClient(),
  )
  const address = useMemo(() => (data ? URL.createObjectURL(data) : undefined), [data])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  if (!slip.hasFile || isError) return <EmptyState icon="photo" title={t(texts.noFile)} />
  if (!address) return <Skeleton height="24rem" />
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.shot}>
      <img src={address} alt={t(texts.slipOf, { payer: slip.payer })} />
      <span>{t(texts.open)}</span>
    </a>
  )
}
