import { useEffect, useRef } from 'react'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

type Props = { question: string; act: string; onAct: () => unknown; onCancel: () => void }

/** A question in its place: a drawer that covers a phone's screen would cover a dialog too. */
export function AskFirst({ question, act, onAct, onCancel }: Props) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={frame} className={styles.form} role="group" aria-label={question}>
      <Notice tone="warning">{question}</Notice>
      <div className={styles.acts}>
        <ActionButton look="danger" onAction={onAct}>
          {act}
        </ActionButton>
        <Button look="secondary" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
      </div>
    </div>
  )
}
