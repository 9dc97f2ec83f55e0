import type { Topics } from '@gateway/updates/topics'
import { changesTopic } from '../domain/access/changes-topic'
import { actorOf } from '../domain/actor'
import { lastChange } from '../domain/tasks/last-change'

export const topics: Topics = {
  [changesTopic]: {
    access: 'user',
    key: (_context, project) => project,
    read: async (reader, project) => ({ rev: await lastChange(actorOf(reader, reader.db), project) }),
  },
}
