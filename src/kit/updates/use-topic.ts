import { useEffect, useSyncExternalStore } from 'react'
import type { TopicState } from '@schemas/site/entities/topic'
import { useSession } from '../boot'
import { groupOf, holdTopic } from './hold-topic'
import { stateOf, statesChanged } from './topics'

/**
 * The state of a topic while mounted: undefined until it is known, and where it does not exist for the person. All
 * windows of the person together hold one call.
 */
export function useTopic(topic: string | undefined): TopicState | undefined {
  const group = groupOf(useSession())
  useEffect(() => (topic === undefined ? undefined : holdTopic(topic, group)), [topic, group])
  return useSyncExternalStore(
    statesChanged.on,
    () => (topic === undefined ? undefined : stateOf(topic)),
    () => undefined,
  )
}
