import type { SessionInfo } from '@schemas/boot'
import { keepUpdated } from './updates'
import { showTopic } from './topics'

let parts = 0
let end = () => {}

/** Whose windows hold one call together. */
export const groupOf = ({ userID, impersonator }: Pick<SessionInfo, 'userID' | 'impersonator'>): string =>
  `${userID ?? 'guest'}${impersonator === undefined ? '' : ' acting'}`

/** Asks for a topic until the returned function is called. All windows of the person together hold one call. */
export function holdTopic(topic: string, group: string): () => void {
  const hide = showTopic(topic)
  if (parts === 0) end = keepUpdated(group)
  parts += 1
  return () => {
    hide()
    parts -= 1
    if (parts === 0) end()
  }
}
