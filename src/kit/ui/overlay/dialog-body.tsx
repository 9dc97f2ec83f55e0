import { type FormEvent, useEffect, useState } from 'react'
import { useT } from '../../t'
import { Button } from '../button'
import { Field } from '../field'
import { TextInput } from '../text-input'
import type { OverlayRequest } from './overlay-requests'
import styles from './overlays.module.css'

export const dialogMessages = {
  alert: { en: 'Alert', th: 'แจ้งเตือน' },
  prompt: { en: 'Prompt', th: 'กรอกข้อมูล' },
  confirm: { en: 'Confirm', th: 'ยืนยัน' },
  ok: { en: 'OK', th: 'ตกลง' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

type DialogRequest = Extract<OverlayRequest, { resolve: unknown }>

/** Content of a dialog: the message, a prompt's field, and the buttons "OK" and "Cancel". */
export function DialogBody({ request, onDone }: { request: DialogRequest; onDone: () => void }) {
  const t = useT()
  const [value, setValue] = useState(request.kind === 'prompt' ? (request.options.initial ?? '') : '')
  const [problem, setProblem] = useState<string>()
  const { from } = request
  // A button that asks within its own action is disabled by the time the dialog opens, so the focus to restore was
  // recorded earlier.
  useEffect(
    () => () =>
      void setTimeout(() => {
        if (from instanceof HTMLElement && document.activeElement === document.body) from.focus()
      }),
    [from],
  )
  const accept = (event: FormEvent) => {
    event.preventDefault()
    // A dialog opened from a form is inside it in React's tree, so its submit event would reach that form.
    event.stopPropagation()
    if (request.kind === 'prompt') {
      const found = request.options.validate?.(value)
      if (found !== undefined) return setProblem(found)
      request.resolve(value)
    } else if (request.kind === 'confirm') request.resolve(true)
    else request.resolve()
    onDone()
  }
  return (
    <form onSubmit={accept} noValidate className={styles.form}>
      {request.kind === 'prompt' ? (
        <Field label={request.message} error={problem}>
          <TextInput
            data-autofocus
            type={request.options.type ?? 'text'}
            placeholder={request.options.placeholder}
            value={value}
            onFocus={({ target }) =>
              request.options.selected === undefined
                ? target.select()
                : target.setSelectionRange(0, request.options.selected)
            }
            onChange={(event) => {
              setValue(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
      ) : (
        <div className={styles.message}>{request.message}</div>
      )}
      <div className={styles.buttons}>
        {request.kind !== 'alert' && (
          <Button look="secondary" onClick={onDone}>
            {request.options.cancel ?? t(dialogMessages.cancel)}
          </Button>
        )}
        <Button
          type="submit"
          look={request.kind === 'confirm' && request.options.isDangerous ? 'danger' : 'primary'}
          data-autofocus={request.kind === 'prompt' ? undefined : ''}
        >
          {request.options.ok ?? t(dialogMessages.ok)}
        </Button>
      </div>
    </form>
  )
}
