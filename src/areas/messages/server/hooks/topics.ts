import type { Topics } from '@gateway/updates/topics'
import { messagesTopic } from '../domain/messages-topic'
import { readerOf } from '../domain/reader-of'
import { countUnread } from '../domain/threads'

export const topics: Topics = {
  [messagesTopic]: {
    access: 'user',
    key: ({ session }) => session.person?.id ?? '',
    read: async (reader) => {
      const { revision, unread } = await countUnread(reader.db, readerOf(reader).id)
      return { rev: revision, count: unread }
    },
  },
}
