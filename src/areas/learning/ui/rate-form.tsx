import { call as listCall } from '@client/learning/calls/lesson/list'
import { call as openCall } from '@client/learning/calls/lesson/open'
import { call as rateCall } from '@client/learning/calls/lesson/rate'
import { call as ratingsCall } from '@client/learning/calls/lesson/ratings'
import type { ShownRating } from '@schemas/learning/entities/rating'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Textarea } from '@kit/ui/textarea'
import styles from './rate-form.module.css'
import { ratingTexts as texts } from './rating-texts'
import { StarInput } from './star-input'

type Props = { lesson: string; mine: ShownRating | undefined; onDone?: (() => void) | undefined }
type Values = { stars: string; comment: string }

/** Stars and comment of one learner about a lesson, new or changed. */
export function RateForm({ lesson, mine, onDone }: Props) {
  const t = useT()
  const form = useCallForm<typeof rateCall, Values>(rateCall, {
    contract: () => import('@schemas/learning/calls/lesson/rate'),
    defaultValues: { stars: mine ? String(mine.stars) : '', comment: mine?.comment ?? '' },
    input: ({ stars, comment }) => ({ lesson, stars: Number(stars), comment }),
    check: ({ stars }) => (stars ? {} : { stars: t(texts.chooseStars) }),
    draft: { name: `rating:${lesson}`, fields: ['stars', 'comment'] },
    refresh: [ratingsCall, openCall, listCall],
    done: () => {
      showToast(t(texts.thanks), { tone: 'success' })
      onDone?.()
    },
  })
  return (
    <CallForm form={form} label={t(texts.rate)} className={styles.form}>
      <StarInput label={t(mine ? texts.yours : texts.rate)} error={form.error('stars')} {...form.register('stars')} />
      <Field label={t(texts.comment)} hint={t(texts.commentHint)} error={form.error('comment')} optional>
        <Textarea {...form.register('comment')} rows={3} maxLength={2000} />
      </Field>
      <div>
        <ActionButton type="submit" look="primary" state={form.state}>
          {t(mine ? texts.change : texts.send)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
