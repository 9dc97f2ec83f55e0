import type { SessionInfo } from '@schemas/boot'
import { documentTopicOf, notesTopic } from '@schemas/editor/entities/document-topic'
import { groupOf, holdTopic } from '@kit/updates/hold-topic'
import { isGone, stateOf, statesChanged } from '@kit/updates/topics'

type Deps = {
  key: string
  tab: string
  session: Pick<SessionInfo, 'userID' | 'impersonator'>
  onDocument: () => void
  onNotes: () => void
}

/**
 * Follows what others do on a document, and the notes of the site. Loaded with the first report: the builder is at work
 * by then. `again` requests what did not exist, such as after the device was asleep.
 */
export function followTopics({ key, tab, session, onDocument, onNotes }: Deps): {
  again: () => void
  stop: () => void
} {
  const topic = documentTopicOf(key, tab)
  const group = groupOf(session)
  let hold = holdTopic(topic, group)
  const holdNotes = holdTopic(notesTopic, group)
  const known = new Map<string, string>()
  const unlisten = statesChanged.on(() => {
    for (const [name, changed] of [
      [topic, onDocument],
      [notesTopic, onNotes],
    ] as const) {
      const rev = stateOf(name)?.rev
      const before = known.get(name)
      if (rev === undefined || rev === before) continue
      known.set(name, rev)
      if (before !== undefined) changed()
    }
  })
  return {
    again: () => {
      if (!isGone(topic)) return
      hold()
      hold = holdTopic(topic, group)
    },
    stop: () => {
      unlisten()
      hold()
      holdNotes()
    },
  }
}
