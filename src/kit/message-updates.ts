import { useSession } from './boot'
import { useTopic } from './updates/use-topic'

/** State of the signed-in person's messages. `revision` changes with every change in their threads. */
export type MessageUpdates = { revision: string; unread: number }

/** Updates of the person's messages while mounted. */
export function useMessageUpdates(): MessageUpdates | undefined {
  const { userID, impersonator } = useSession()
  // While impersonating, messages cannot be read.
  const state = useTopic(userID !== undefined && impersonator === undefined ? 'message/updates' : undefined)
  return state && { revision: state.rev, unread: state.count ?? 0 }
}
