import { sessionTopic } from '@schemas/account/entities/session-topic'
import type { Topics } from '@gateway/updates/topics'

export const topics: Topics = {
  [sessionTopic]: {
    access: 'user',
    key: ({ session }) => session.person?.id ?? '',
    read: ({ session }) =>
      Promise.resolve(session.person === undefined ? undefined : { rev: session.person.sessionId.slice(0, 8) }),
  },
}
