export const lessonStatuses = ['draft', 'review', 'published', 'archived'] as const
export type LessonStatus = (typeof lessonStatuses)[number]
