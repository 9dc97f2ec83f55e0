import type { NoteSaid } from '@schemas/entities/note'
import { textParts } from '@schemas/note-mentions'
import styles from './notes.module.css'

/** What a note says: plain text, with those who are named in it marked. */
export function NoteWords({ said: { body, mentions } }: { said: Pick<NoteSaid, 'body' | 'mentions'> }) {
  return textParts(body, mentions).map(({ words, mention }, index) =>
    mention ? (
      <span key={index} className={styles.mention} data-you={mention.isYou ? '' : undefined}>
        {words}
      </span>
    ) : (
      words
    ),
  )
}
