import type { TopicState } from '@schemas/site/entities/topic'
import { emitter } from '../emitter'

/** Topics that this window shows, with the number of its parts that show them. */
const shown = new Map<string, number>()
const states = new Map<string, TopicState>()
/** Topics that do not exist for the person: not requested until a part shows them again. */
const gone = new Set<string>()

/** The shown topics are others. */
export const topicsChanged = emitter()
/** A state is another. */
export const statesChanged = emitter()

export const stateOf = (topic: string): TopicState | undefined => states.get(topic)
export const shownTopics = (): string[] => [...shown.keys()].filter((topic) => !gone.has(topic))
export const knownStates = (): TopicState[] => [...states.values()]
export const isGone = (topic: string): boolean => gone.has(topic)

/** Asks again for topics that a window begins to show: they may exist by now. */
export function askAgainFor(topics: readonly string[]): void {
  for (const topic of topics) gone.delete(topic)
}

/** Shows a topic until the returned function is called. */
export function showTopic(topic: string): () => void {
  const count = shown.get(topic) ?? 0
  shown.set(topic, count + 1)
  if (count === 0) {
    gone.delete(topic)
    topicsChanged.emit()
  }
  return () => {
    const left = (shown.get(topic) ?? 1) - 1
    if (left > 0) shown.set(topic, left)
    else {
      shown.delete(topic)
      // Kept states would be old when the topic is shown again.
      states.delete(topic)
      topicsChanged.emit()
    }
  }
}

/** Takes what the gateway, or the window that asks it, answered. Returns whether anything is new. */
export function takeStates(fresh: readonly TopicState[], unknown: readonly string[]): boolean {
  let isNew = false
  for (const state of fresh) {
    const known = states.get(state.topic)
    if (known && known.rev === state.rev && known.count === state.count) continue
    states.set(state.topic, state)
    isNew = true
  }
  for (const topic of unknown) {
    if (gone.has(topic)) continue
    gone.add(topic)
    states.delete(topic)
    isNew = true
  }
  if (isNew) statesChanged.emit()
  return isNew
}
