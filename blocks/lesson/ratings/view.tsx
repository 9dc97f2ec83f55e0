import { useState } from 'react'
import { call as ratingsCall } from '@client/learning/calls/lesson/ratings'
import type { OutputOf } from '@schemas/call'
import type { call as ratingsContract } from '@schemas/learning/calls/lesson/ratings'
import { ratingTexts } from '@areas/learning/ui/rating-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import { Select } from '@kit/ui/select'
import { useCall } from '@kit/use-call'
import { OwnRating } from './own-rating'
import { RatingPage } from './rating-page'
import type { Props } from './schema'
import { Summary } from './summary'
import { texts } from './texts'
import styles from './view.module.css'

type Order = keyof typeof texts.orders

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
  const t = useT()
  const outcome = data?.ratings
  // Where the lesson is unknown, another block of its page shows that.
  if (!outcome || (!outcome.ok && outcome.error.status === 404)) return null
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.ratings}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(ratingTexts.title)}
        intro={intro}
        align={align}
        level={2}
        id={`${blockId}-title`}
      />
      {outcome.ok ? <Ratings initial={outcome.value} /> : <LoadProblem message={outcome.error.message} />}
    </section>
  )
}

function Ratings({ initial }: { initial: OutputOf<typeof ratingsContract> }) {
  const t = useT()
  const { lesson } = initial
  const [order, setOrder] = useState<Order>('-new')
  const query = useCall(ratingsCall, { lesson }, { initialData: initial })
  const { summary, mine, mayRate } = query.data ?? initial
  return (
    <>
      <Summary summary={summary} />
      {(mayRate || mine) && <OwnRating lesson={lesson} mine={mine} />}
      {summary.count > 1 && (
        <Field label={t(texts.order)} className={styles.order}>
          <Select
            value={order}
            options={(Object.keys(texts.orders) as Order[]).map((value) => ({ value, label: t(texts.orders[value]) }))}
            onChange={({ currentTarget: { value } }) => setOrder(value as Order)}
          />
        </Field>
      )}
      <RatingPage key={order} lesson={lesson} order={order} initial={order === '-new' ? initial : undefined} />
    </>
  )
}
