import { useState } from 'react'
import { call as hideCall } from '@client/learning/calls/lesson/hide-rating'
import { call as ratingsCall } from '@client/learning/calls/lesson/ratings'
import type { OutputOf } from '@schemas/call'
import type { call as ratingsContract } from '@schemas/learning/calls/lesson/ratings'
import type { ShownRating } from '@schemas/learning/entities/rating'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { hasRole } from '@schemas/layout/role'
import { useLocale, useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Skeleton } from '@kit/ui/skeleton'
import { Stars } from '@kit/ui/stars'
import { refreshCalls, useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

type Page = OutputOf<typeof ratingsContract>
type Props = {
  lesson: string
  order: '-new' | '-stars' | 'stars'
  cursor?: string
  initial?: Page | undefined
}

/** A page of ratings; the next one follows it. */
export function RatingPage({ lesson, order, cursor, initial }: Props) {
  const t = useT()
  const [isMore, setMore] = useState(false)
  const input = { lesson, ...(order === '-new' ? {} : { sort: order }), ...(cursor ? { cursor } : {}) }
  const query = useCall(ratingsCall, input, initial ? { initialData: initial } : {})
  const page = query.data ?? initial
  if (!page)
    return query.error ? (
      <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={4} />
    )
  return (
    <>
      <ul role="list" className={styles.list}>
        {page.items.map((rating) => (
          <li key={rating.id}>
            <OneRating rating={rating} />
          </li>
        ))}
      </ul>
      {page.next !== undefined &&
        (isMore ? (
          <RatingPage lesson={lesson} order={order} cursor={page.next} />
        ) : (
          <div>
            <Button look="secondary" onClick={() => setMore(true)}>
              {t(texts.more)}
            </Button>
          </div>
        ))}
    </>
  )
}

function OneRating({ rating }: { rating: ShownRating }) {
  const t = useT()
  const locale = useLocale()
  const canHide = hasRole(useSession().role, 'manager')
  const { id, name, stars, comment, day, isMine, hidden } = rating
  const hide = async () => {
    await callGateway(hideCall, { id, hidden: !hidden })
    await refreshCalls(ratingsCall)
  }
  return (
    <article className={styles.rating}>
      <p className={styles.meta}>
        <strong>{name ?? t(texts.former)}</strong>
        {isMine && <Badge>{t(texts.mine)}</Badge>}
        {hidden && <Badge tone="warning">{t(texts.hidden)}</Badge>}
        <span className={styles.soft}>{formatDate(day, locale, { style: 'short' })}</span>
      </p>
      <Stars stars={stars} />
      {comment && <p className={styles.comment}>{comment}</p>}
      {canHide && (
        <div>
          <ActionButton look="quiet" size="s" icon={hidden ? 'eye' : 'eye-off'} onAction={hide}>
            {t(hidden ? texts.show : texts.hide)}
          </ActionButton>
        </div>
      )}
    </article>
  )
}
