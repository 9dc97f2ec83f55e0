import type { NoteItem } from '@schemas/editor/entities/note'
import { textParts } from '@schemas/note-mentions'
import styles from './notes.module.css'

/** Text of a note: plain text, with mentions marked. */
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
