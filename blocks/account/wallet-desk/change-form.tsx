import { type FormEvent, useId, useState } from 'react'
import { maxWalletAmount } from '@schemas/wallet/entities/wallet'
import { hasRole } from '@schemas/layout/role'
import { useLocale, useSession } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { parseBaht } from '@schemas/money/parse-baht'
import { useStoredDraft } from '@kit/use-stored-draft'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Field } from '@kit/ui/field'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { RadioGroup } from '@kit/ui/radio-group'
import { TextInput } from '@kit/ui/text-input'
import { useCallMutation } from '@kit/use-call'
import { changeCalls, membersCall, readCall } from './calls'
import { texts } from './texts'
import styles from './view.module.css'

type Mode = keyof typeof changeCalls
type Problems = { amount?: string; reason?: string; form?: string }

type Props = { person: string; name: string; balance: number; level: number; onDone: () => void }

/** Form to add, withdraw or correct an amount, with a preview of the result. Only admins may raise a balance. */
export function ChangeForm({ person, name, balance, level, onDone }: Props) {
  const Heading = `h${level}` as 'h3' | 'h4' | 'h5'
  const t = useT()
  const locale = useLocale()
  const isAdmin = hasRole(useSession().role, 'admin')
  const modes: Mode[] = isAdmin ? ['increase', 'decrease', 'adjust'] : ['decrease', 'adjust']
  const [{ mode: chosen, amount, reason }, write, forget] = useStoredDraft(`wallet:${person}`, {
    mode: '',
    amount: '',
    reason: '',
  })
  const mode = modes.find((each) => each === chosen) ?? modes[0] ?? 'decrease'
  const [problems, setProblems] = useState<Problems>({})
  const refresh = { refresh: [readCall, membersCall] }
  const calls = {
    increase: useCallMutation(changeCalls.increase, refresh),
    decrease: useCallMutation(changeCalls.decrease, refresh),
    adjust: useCallMutation(changeCalls.adjust, refresh),
  }
  const id = useId()
  const satang = parseBaht(amount)
  const change = satang === undefined ? undefined : mode === 'decrease' ? 0 - satang : Number(satang)
  const after = change === undefined ? undefined : balance + change
  const baht = (value: number) => formatBaht(value, locale, { fixed: true })
  const { state, run } = useActionState((error) => {
    const fieldErrors = error instanceof GatewayError ? error.fields : {}
    const { amount: ofAmount, reason: ofReason } = fieldErrors
    setProblems({
      ...(ofAmount ? { amount: ofAmount } : {}),
      ...(ofReason ? { reason: ofReason } : {}),
      ...(ofAmount || ofReason ? {} : { form: error instanceof Error ? error.message : String(error) }),
    })
  })

  function find(): Problems {
    const found: Problems = {}
    if (satang === undefined) found.amount = t(texts.amountWrong)
    else if (mode === 'adjust' ? satang === 0 : satang <= 0)
      found.amount = t(mode === 'adjust' ? texts.amountZero : texts.amountPositive)
    else if (Math.abs(satang) > maxWalletAmount) found.amount = t(texts.amountMost)
    else if (!isAdmin && (change ?? 0) > 0) found.amount = t(texts.raising)
    else if ((after ?? 0) < 0) found.amount = t(texts.short)
    if (reason.trim().length < 3) found.reason = t(texts.reasonShort)
    return found
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const found = find()
    setProblems(found)
    if (Object.keys(found).length > 0) {
      // Focuses the first invalid field, once it is marked as such.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const moved =
      mode === 'adjust' ? `${satang && satang > 0 ? '+' : '−'}${baht(Math.abs(satang ?? 0))}` : baht(satang ?? 0)
    // The confirmation is part of the action: a double press asks only once.
    await run(async () => {
      const isSure = await confirmDialog(t(texts.confirm[mode], { amount: moved, name, after: baht(after ?? 0) }), {
        title: t(texts.confirmTitle),
        ok: t(texts.modes[mode]),
        isDangerous: (change ?? 0) < 0,
      })
      if (!isSure) return false
      const done = await calls[mode].mutateAsync({ person, amount: satang ?? 0, reason: reason.trim() })
      showToast(t(texts.done, { name, amount: baht(done.balance) }), { tone: 'success' })
      forget()
      onDone()
      return true
    })
  }

  return (
    <form className={styles.form} aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void submit(event)}>
      <Heading id={`${id}-title`} className={styles.formTitle}>
        {t(texts.change)}
      </Heading>
      <RadioGroup
        inline
        label={t(texts.mode)}
        value={mode}
        disabled={state === 'loading'}
        options={modes.map((value) => ({
          value,
          label: t(texts.modes[value]),
          hint: t(value === 'adjust' && !isAdmin ? texts.adjustDown : texts.modeHints[value]),
        }))}
        onChange={(event) => {
          write({ mode: event.target.value })
          setProblems({})
        }}
      />
      <div className={styles.fields}>
        <Field
          label={t(texts.amount)}
          required
          error={problems.amount}
          hint={after !== undefined && after >= 0 ? t(texts.after, { amount: baht(after) }) : t(texts.amountHint)}
        >
          <TextInput
            inputMode={mode === 'adjust' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={amount}
            disabled={state === 'loading'}
            onChange={(event) => write({ amount: event.target.value })}
          />
        </Field>
        <Field label={t(texts.reason)} hint={t(texts.reasonHint)} required error={problems.reason}>
          <TextInput
            autoComplete="off"
            maxLength={300}
            value={reason}
            disabled={state === 'loading'}
            onChange={(event) => write({ reason: event.target.value })}
          />
        </Field>
      </div>
      {problems.form && (
        <p role="alert" className={styles.problem}>
          {problems.form}
        </p>
      )}
      <ActionButton type="submit" state={state}>
        {t(texts.goOn)}
      </ActionButton>
    </form>
  )
}
