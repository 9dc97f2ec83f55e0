import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { GatewayError } from '../../call-gateway'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { ActionButton } from '../action-button'
import { Field } from '../field'
import surface from '../surface.module.css'
import { TextInput } from '../text-input'
import styles from './password-lock.module.css'

const texts = {
  password: { en: 'Password', th: 'รหัสผ่าน' },
  passwordNeeded: { en: 'Please enter the password.', th: 'กรุณากรอกรหัสผ่าน' },
  open: { en: 'Open', th: 'เปิด' },
}

type Props = {
  id: string
  title: string
  hint: string
  /** Form attributes for submission without scripts. */
  sending: Pick<ComponentProps<'form'>, 'method' | 'action'>
  /** Why the password was refused, when submitted without scripts. */
  refusal?: string | undefined
  /** Rejects with the message for the field. */
  unlock: (password: string) => Promise<void>
}

/** Asks for the password of a link or page. */
export function PasswordLock({ id, title, hint, sending, refusal = '', unlock }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState(refusal)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the field, because it may have been typed before hydration.
    const password = input.current?.value ?? ''
    const fail = (message: string) => {
      setProblem(message)
      input.current?.focus()
    }
    if (password === '') return fail(t(texts.passwordNeeded))
    setBusy(true)
    await unlock(password).catch((error: unknown) =>
      fail(error instanceof GatewayError ? (error.fields.password ?? error.message) : String(error)),
    )
    setBusy(false)
  }
  return (
    <form
      {...sending}
      noValidate
      className={classNames(styles.lock, surface.surface)}
      onSubmit={(event) => void submit(event)}
    >
      <span className={styles.sign}>
        <Icon name="lock" size="1.75rem" />
      </span>
      <h1 id={`${id}-title`} className={styles.title}>
        {title}
      </h1>
      <p className={styles.hint}>{hint}</p>
      <Field label={t(texts.password)} error={problem}>
        <TextInput ref={input} name="password" type="password" autoComplete="off" onChange={() => setProblem('')} />
      </Field>
      <ActionButton type="submit" full state={isBusy ? 'loading' : 'normal'}>
        {t(texts.open)}
      </ActionButton>
    </form>
  )
}
