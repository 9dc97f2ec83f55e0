import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { hasRole } from '@schemas/layout/role'
import { useSession } from '@kit/boot'
import { Icon } from '@kit/icon'
import { usePersistentForm } from '@kit/use-persistent-form'
import { useT } from '@kit/t'
import { emailPattern } from '@kit/ui/account/field-messages'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { FileInput } from '@kit/ui/file-input'
import { PageCard } from '@kit/ui/page-card'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { useSendEmail } from '@kit/use-send-email'
import { isTooMuch, readFiles } from './read-files'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type FormValues = { to: string; subject: string; plain: string; files: FileList }
const written = ['to', 'subject', 'plain'] as const

export function View({ title, intro, level, look: variant, blockId }: Props) {
  const t = useT()
  const { role } = useSession()
  return (
    <PageCard
      id={blockId}
      title={title ?? t(texts.title)}
      intro={intro ?? t(texts.intro)}
      level={level as 1 | 2 | 3}
      look={variant}
    >
      {hasRole(role, 'manager') ? <Letter /> : <EmptyState icon="lock" title={t(texts.staff)} />}
    </PageCard>
  )
}

function Letter() {
  const t = useT()
  const { send, error, fields, success, isLoading, reset } = useSendEmail()
  const [sentTo, setSentTo] = useState('')
  const form = useForm<FormValues>()
  const {
    register,
    handleSubmit,
    reset: empty,
    setError,
    formState: { errors },
  } = form
  const forget = usePersistentForm('mail', form, written)
  const { state, run } = useActionState(() => {})
  const submit = ({ files, ...values }: FormValues) =>
    run(async () => {
      const attachments = await readFiles(Array.from(files)).catch((problem: unknown) => {
        // The file was changed, moved or deleted since it was chosen; browsers do not say which.
        setError('files', { message: t(texts.filesGone) }, { shouldFocus: true })
        throw problem
      })
      // The error is shown above the fields; the throw only informs the button.
      if (!(await send({ ...values, attachments }))) throw new Error('The mail did not go.')
      setSentTo(values.to.trim())
      empty()
      forget()
    })
  if (success)
    return (
      <div role="status">
        <EmptyState
          icon="send"
          title={t(texts.sent, { to: sentTo })}
          action={
            <Button look="secondary" onClick={reset}>
              {t(texts.another)}
            </Button>
          }
        />
      </div>
    )
  return (
    // Outside a dialog this method submits nowhere when scripts are off or late.
    <form
      method="dialog"
      noValidate
      aria-busy={isLoading}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <div role="alert">
        {error && (
          <p className={styles.refusal}>
            <Icon name="alert-circle" />
            {error}
          </p>
        )}
      </div>
      <Field label={t(texts.to)} error={errors.to?.message ?? fields.to}>
        <TextInput
          {...register('to', {
            required: t(texts.toNeeded),
            pattern: { value: emailPattern, message: t(texts.toWrong) },
          })}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          icon="mail"
        />
      </Field>
      <Field label={t(texts.subject)} error={errors.subject?.message ?? fields.subject}>
        <TextInput {...register('subject', { required: t(texts.subjectNeeded) })} maxLength={200} autoComplete="off" />
      </Field>
      <Field label={t(texts.plain)} error={errors.plain?.message ?? fields.plain}>
        <Textarea {...register('plain', { required: t(texts.plainNeeded) })} rows={8} maxLength={50_000} />
      </Field>
      <Field
        label={t(texts.files)}
        hint={t(texts.filesHint)}
        optional
        error={errors.files?.message ?? fields.attachments}
      >
        <FileInput
          {...register('files', { validate: (files) => !isTooMuch(Array.from(files)) || t(texts.filesMany) })}
          multiple
        />
      </Field>
      <div>
        <ActionButton type="submit" icon="send" state={state}>
          {t(texts.send)}
        </ActionButton>
      </div>
    </form>
  )
}
