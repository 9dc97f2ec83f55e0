import { hasRole, type Role } from '@schemas/layout/role'
import { topicName } from '@schemas/site/entities/topic'
import type { CallContext } from '../call/handle'
import type { Db } from '../db/open'

/** The caller, in the one transaction that reads all topics of a call. */
export type TopicReader = CallContext & { db: Db }

export type TopicReading = { /** Changes with whatever the topic is about. */ rev: string | number; count?: number }

/** What a browser may wait for. */
export type Topic = {
  access: Role
  /** What `notifyTopic` names: a row's id, or the person's. */
  key: (context: CallContext, argument: string) => string
  /** Undefined, or a CallError: it does not exist for this reader. */
  read: (reader: TopicReader, argument: string) => Promise<TopicReading | undefined>
}

/** Topics of an area by name, which begins with one of its prefixes: `src/areas/<area>/server/hooks/topics.ts`. */
export type Topics = Readonly<Record<string, Topic>>

// Loaded with the first request: the areas' code builds on this layer.
const files = import.meta.glob<{ topics: Topics }>('/src/areas/*/server/hooks/topics.ts')
let loaded: Promise<ReadonlyMap<string, Topic>> | undefined

async function load(): Promise<ReadonlyMap<string, Topic>> {
  const found = await Promise.all(Object.values(files).map((file) => file()))
  return new Map(found.flatMap(({ topics }) => Object.entries(topics)))
}

export type RequestedTopic = { id: string; name: string; argument: string; since: string | undefined; topic: Topic }

/** The topics that a caller names and may ask for, and the names of the others. */
export async function findTopics(
  context: CallContext,
  text: string,
): Promise<{ requested: RequestedTopic[]; gone: string[] }> {
  loaded ??= load()
  const known = await loaded
  const requested: RequestedTopic[] = []
  const gone: string[] = []
  for (const part of new Set(text.split(',').filter((each) => each !== ''))) {
    const [id = '', since] = part.split('~')
    const [name = '', argument = ''] = id.split(':')
    const topic = known.get(name)
    // Any other argument names nothing, and no answer could name it.
    const isTopic = topicName.safeParse(id).success
    if (isTopic && topic && hasRole(context.session.role, topic.access))
      requested.push({ id, name, argument, since, topic })
    else gone.push(id)
  }
  return { requested, gone }
}
