import type { ReactNode } from 'react'
import { ActionButton } from './action-button'
import styles from './undo-message.module.css'

/** Content of a notification with an undo button. */
export function undoMessage(message: string, undo: string, onUndo: () => void): ReactNode {
  return (
    <div className={styles.message}>
      {message}
      <ActionButton variant="light" onClick={onUndo}>
        {undo}
      </ActionButton>
    </div>
  )
}
