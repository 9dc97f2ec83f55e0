import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import styles from './lock.module.css'
import { texts } from './texts'
import type { Cashier, OpenedRegister } from './till-types'
import type { Refusal } from './use-lock'

type Props = {
  opened: OpenedRegister
  onUnlock: (who: Cashier, pin: string) => Promise<Refusal>
  onLeave: () => void
}

/** Choose the person, then the PIN: two people may have the same one. */
export function LockScreen({ opened, onUnlock, onLeave }: Props) {
  const t = useT()
  const [who, setWho] = useState<Cashier>()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [who, problem])
  const choose = (next: Cashier | undefined) => {
    setWho(next)
    setPin('')
    setProblem('')
  }
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!who || isBusy) return
    setBusy(true)
    const refusal = await onUnlock(who, pin)
    setBusy(false)
    setPin('')
    if (refusal) setProblem(typeof refusal === 'string' ? t(texts.lockProblems[refusal]) : refusal.message)
  }
  return (
    <section className={styles.lock} aria-labelledby="till-lock">
      <Icon name="lock" size="2.5rem" />
      <h1 id="till-lock">
        {opened.register.code} · {opened.branch.name}
      </h1>
      {who ? (
        <form method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
          <Field label={t(texts.pinOf, { name: who.name })} error={problem}>
            <TextInput
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              value={pin}
              ref={field}
              onChange={({ currentTarget }) => setPin(currentTarget.value.replace(/\D/g, ''))}
            />
          </Field>
          <Button type="submit" size="l" full disabled={isBusy || pin.length < 4}>
            {t(texts.unlock)}
          </Button>
          <Button look="quiet" onClick={() => choose(undefined)}>
            {t(texts.someoneElse)}
          </Button>
        </form>
      ) : (
        <>
          <p>{t(texts.whoSells)}</p>
          <ul role="list">
            {opened.colleagues?.map((each) => (
              <li key={each.id}>
                <button type="button" onClick={() => choose(each)}>
                  {each.name}
                </button>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={onLeave}>
            {t(texts.choose)}
          </Button>
        </>
      )}
    </section>
  )
}
