import { useEffect, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  onReject: (reason: string) => Promise<void>
  onFail: (error: unknown) => void
  onBack: () => void
}

/** Why a slip is not accepted: a usual reason by one press, or an own one. */
export function Rejection({ onReject, onFail, onBack }: Props) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const reject = async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return false
    await onReject(reason.trim())
    return true
  }
  return (
    <div className={styles.form} ref={box}>
      <div className={styles.reasons}>
        {Object.values(texts.reasons).map((each) => (
          <button key={each.en} type="button" className={styles.chip} onClick={() => setReason(t(each))}>
            {t(each)}
          </button>
        ))}
      </div>
      <Field label={t(texts.reason)} error={isMissing && t(texts.reasonNeeded)}>
        <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className={styles.acts}>
        <ActionButton look="danger" onAction={reject} onError={onFail}>
          {t(texts.sendReject)}
        </ActionButton>
        <Button look="quiet" onClick={onBack}>
          {t(texts.back)}
        </Button>
      </div>
    </div>
  )
}
