import type { NoteItem } from '@schemas/entities/note'
import { textParts } from '@schemas/note-mentions'
import styles from './notes.module.css'

/** What a note says: plain text, with those who are named in it marked. */
export function NoteText({ entry: { body, mentions } }: { entry: Pick<NoteItem, 'body' | 'mentions'> }) {
  return textParts(body, mentions).map(({ text, mention }, index) =>
    mention ? (
      <span key={index} className={styles.mention} data-you={mention.isYou ? '' : undefined}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
