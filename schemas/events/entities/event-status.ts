/** `live` and `completed` follow the sessions. */
export const eventStatuses = ['draft', 'published', 'live', 'completed', 'cancelled', 'archived'] as const
export type EventStatus = (typeof eventStatuses)[number]
