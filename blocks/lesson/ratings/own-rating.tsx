import { lazy, Suspense, useState } from 'react'
import type { ShownRating } from '@schemas/learning/entities/rating'
import { ratingTexts } from '@areas/learning/ui/rating-texts'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'

// Most readers only read.
const RateForm = lazy(async () => ({ default: (await import('@areas/learning/ui/rate-form')).RateForm }))

type Props = { lesson: string; mine: ShownRating | undefined }

/** Opens the form in which a learner rates the lesson, or changes the rating. */
export function OwnRating({ lesson, mine }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button look={mine ? 'secondary' : 'primary'} icon="star" onClick={() => setOpen(true)}>
          {t(mine ? ratingTexts.change : ratingTexts.rate)}
        </Button>
      </div>
    )
  return (
    <Suspense>
      <RateForm lesson={lesson} mine={mine} onDone={() => setOpen(false)} />
    </Suspense>
  )
}
