import { call as ratingsCall } from '@client/learning/calls/lesson/ratings'
import { RateForm } from '@areas/learning/ui/rate-form'
import { useCall } from '@kit/use-call'

/** The rating of a lesson that was completed, until it is given. */
export function RateLesson({ lesson }: { lesson: string }) {
  const query = useCall(ratingsCall, { lesson })
  if (!query.data || query.data.mine || !query.data.mayRate) return null
  return <RateForm lesson={lesson} mine={undefined} />
}
