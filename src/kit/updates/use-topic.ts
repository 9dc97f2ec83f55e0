import { useEffect, useSyncExternalStore } from 'react'
import type { TopicState } from '@schemas/site/entities/topic'
import { useSession } from '../boot'
import { keepUpdated } from './updates'
import { showTopic, stateOf, statesChanged } from './topics'

let parts = 0
let end = () => {}

/**
 * The state of a topic while mounted: undefined until it is known, and where it does not exist for the person. All
 * windows of the person together hold one call.
 */
export function useTopic(topic: string | undefined): TopicState | undefined {
  const { userID, impersonator } = useSession()
  const group = `${userID ?? 'guest'}${impersonator === undefined ? '' : ' acting'}`
  useEffect(() => {
    if (topic === undefined) return
    const hide = showTopic(topic)
    if (parts === 0) end = keepUpdated(group)
    parts += 1
    return () => {
      hide()
      parts -= 1
      if (parts === 0) end()
    }
  }, [topic, group])
  return useSyncExternalStore(
    statesChanged.on,
    () => (topic === undefined ? undefined : stateOf(topic)),
    () => undefined,
  )
}
