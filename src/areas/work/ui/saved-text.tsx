import { useState } from 'react'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import { useStoredDraft } from '@kit/use-stored-draft'
import { sheetTexts } from './sheet-texts'
import styles from './work.module.css'

type Props = {
  /** Of the draft that this device keeps until the text is stored. */
  name: string
  label: string
  value: string
  isLong?: boolean
  maxLength: number
  /** `from` is what the person saw before they began to write. */
  onSave: (from: string, to: string) => Promise<unknown>
}

/**
 * A text that is stored when its field is left. What is being typed is never replaced: where someone else changed the
 * text meanwhile, both are shown and the person chooses.
 */
export function SavedText({ name, label, value, isLong = false, maxLength, onSave }: Props) {
  const t = useT()
  const [{ typed, from, dirty }, change, forget] = useStoredDraft(`task-text:${name}`, {
    typed: '',
    from: '',
    dirty: '',
  })
  const [error, setError] = useState<string>()
  const isDirty = dirty === '1'
  const shown = isDirty ? typed : value
  const hasMoved = isDirty && value !== from && value !== typed
  const store = async (before: string) => {
    if (!isDirty) return
    if (typed.trim() === before.trim() || (!isLong && typed.trim() === '')) return forget()
    try {
      await onSave(before, isLong ? typed : typed.trim())
      forget()
      setError(undefined)
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    }
  }
  const control = {
    value: shown,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ typed: target.value, dirty: '1', from: isDirty ? from : value }),
    onBlur: () => void (hasMoved ? undefined : store(from)),
  }
  return (
    <div>
      <Field label={label} error={error && t(sheetTexts.saveFailed, { message: error })}>
        {isLong ? (
          <Textarea rows={4} {...control} />
        ) : (
          <TextInput
            {...control}
            onKeyDown={({ key, nativeEvent, currentTarget }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
            }}
          />
        )}
      </Field>
      {hasMoved && (
        <div className={styles.collision} role="alert">
          <p className={styles.said}>{t(sheetTexts.theirs, { text: value })}</p>
          <div className={styles.tools}>
            <Button size="s" onClick={() => void store(value)}>
              {t(sheetTexts.keepMine)}
            </Button>
            <Button
              size="s"
              look="secondary"
              onClick={() => {
                forget()
                setError(undefined)
              }}
            >
              {t(sheetTexts.takeTheirs)}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
