import type { SessionInfo } from '@schemas/boot'
import { documentTopicOf, notesTopic } from '@schemas/editor/entities/document-topic'

type Session = Pick<SessionInfo, 'userID' | 'impersonator'>
type Deps = { key: string; tab: string; session: Session; onDocument: () => void; onNotes: () => void }

/**
 * Follows what others do on a document, and the notes of the site. Loaded with the first report: the builder is at work
 * by then. `again` asks again for what did not exist, such as after the device was asleep.
 */
export function followTopics({ key, tab, session, onDocument, onNotes }: Deps): { again: () => void; stop: () => void } {
  const topic = documentTopicOf(key, tab)
  let isOver = false
  let end = () => {}
  let again = () => {}
  const load = async () => {
    const [{ groupOf, holdTopic }, { isGone, stateOf, statesChanged }] = await Promise.all([
      import('@kit/updates/hold-topic'),
      import('@kit/updates/topics'),
    ])
    if (isOver) return
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
    again = () => {
      if (!isGone(topic)) return
      hold()
      hold = holdTopic(topic, group)
    }
    end = () => {
      unlisten()
      hold()
      holdNotes()
    }
  }
  // Without it, others' changes are noticed with the next report.
  load().catch(() => {})
  return {
    again: () => again(),
    stop: () => {
      isOver = true
      end()
    },
  }
}
