import { LoadProblem } from '@areas/learning/ui/load-problem'
import type { Props } from './schema'
import { LessonCinema } from './lesson-cinema'
import { AllCinema } from './all-cinema'

/** A lesson as a film on a screen: its cover, Play, and rows of episodes. Without one, all lessons as rows. */
export function View({ blockId, rows, data }: Props) {
  const lesson = data?.lesson
  const lessons = data?.lessons
  if (lesson?.ok) return <LessonCinema id={blockId} lesson={lesson.value.lesson} hasRows={rows} />
  if (lessons?.ok) return <AllCinema id={blockId} lessons={lessons.value.items} categories={lessons.value.categories} />
  return <LoadProblem message={lesson?.ok === false ? lesson.error.message : undefined} />
}
