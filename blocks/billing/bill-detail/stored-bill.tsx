import { call as billCall } from '@client/commerce/calls/billing/manage-bill'
import { BillActs } from '@areas/commerce/ui/bill/bill-acts'
import { BillFacts } from '@areas/commerce/ui/bill/bill-facts'
import { billTexts } from '@areas/commerce/ui/bill/bill-texts'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { BillForm } from './bill-form'
import { SendBill } from './send-bill'
import { texts } from './texts'

type Props = { id: string; heading: 'h1' | 'h2'; headingId: string }

/** A bill that is stored: a draft to write, or one to send and to follow. */
export function StoredBill({ id, heading: Heading, headingId }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(billCall, { bill: id }, { staleTime: 0 })
  return (
    <>
      <Heading id={headingId}>{data ? (data.number ?? data.payer) : t(texts.bill)}</Heading>
      <ListState
        isLoading={!data && !error}
        error={data ? undefined : error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
      >
        {() =>
          data && (
            <>
              <p>
                <Badge tone={data.status === 'paid' ? 'success' : data.isOverdue ? 'danger' : 'info'}>
                  {t(data.isOverdue ? billTexts.overdue : billTexts.statuses[data.status])}
                </Badge>
              </p>
              {data.status === 'draft' ? (
                <>
                  <BillForm key={data.version} bill={data} />
                  <BillActs bill={data} />
                </>
              ) : (
                <>
                  {(data.status === 'open' || data.status === 'part_paid') && <SendBill bill={data} />}
                  <BillFacts bill={data} hasPage />
                </>
              )}
            </>
          )
        }
      </ListState>
    </>
  )
}
