import { useEffect, useState } from 'react'
import { call as listCall } from '@client/account/calls/member/list'
import { call as makeCall } from '@client/account/calls/member/make-bypass'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useStoredDraft } from '@kit/use-stored-draft'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Combobox } from '@kit/ui/combobox/combobox'
import { CopyButton } from '@kit/ui/copy-button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** Debounce of the search field (ms). */
const pauseMs = 250

type Chosen = { id: string; name: string }

/** Choose whom to act for and why; the resulting link is shown here once. */
export function MakeLink({ onMade }: { onMade: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [{ member, name, reason }, write, forget] = useStoredDraft('bypass-link', { member: '', name: '', reason: '' })
  const chosen: Chosen | undefined = member ? { id: member, name } : undefined
  const [wrong, setWrong] = useState<{ member?: string; reason?: string; all?: string }>({})
  const [made, setMade] = useState<{ url: string; name: string }>()
  const { state, run } = useActionState(() => {})
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const canSearch = q.length >= 2
  const { data, isFetching, error: notFound } = useCall(listCall, { q, limit: 10 }, { enabled: canSearch })
  const found = canSearch
    ? (data?.members ?? []).filter(({ role, isMe, status }) => role !== 'admin' && !isMe && status === 'active')
    : []
  const options = found.map(({ id, firstname, lastname, email }) => ({
    value: id,
    label: `${firstname} ${lastname}`.trim() || email,
    hint: email,
  }))
  const shown =
    chosen && !options.some(({ value }) => value === chosen.id)
      ? [...options, { value: chosen.id, label: chosen.name }]
      : options
  const make = () =>
    run(async () => {
      const missing = {
        ...(chosen ? {} : { member: t(texts.memberNeeded) }),
        ...(reason.trim().length < 5 ? { reason: t(texts.reasonNeeded) } : {}),
      }
      setWrong(missing)
      setMade(undefined)
      if (!chosen || missing.reason) throw new Error('The form is not filled in.')
      try {
        const { url, link } = await callGateway(makeCall, { id: chosen.id, reason })
        setMade({ url, name: link.name })
        forget()
        onMade()
      } catch (error) {
        setWrong(
          error instanceof GatewayError && error.fields.reason
            ? { reason: error.fields.reason }
            : { all: error instanceof Error ? error.message : String(error) },
        )
        throw error
      }
    })
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <div role="alert">{wrong.all && <Notice tone="danger">{wrong.all}</Notice>}</div>
      <Field label={t(texts.member)} hint={t(texts.memberHint)} error={wrong.member}>
        <Combobox
          options={shown}
          value={chosen?.id ?? ''}
          icon="user"
          note={
            canSearch && notFound && !data
              ? notFound.message
              : (isFetching || q !== typed.trim()) && found.length === 0
                ? t(texts.loading)
                : canSearch || chosen
                  ? undefined
                  : t(texts.type)
          }
          onType={setTyped}
          onChange={(id, option) => write(option && id ? { member: id, name: option.label } : { member: '', name: '' })}
        />
      </Field>
      <Field label={t(texts.reason)} error={wrong.reason}>
        <TextInput
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => write({ reason: event.target.value })}
        />
      </Field>
      <div>
        <ActionButton type="submit" look="secondary" state={state}>
          {t(texts.make)}
        </ActionButton>
      </div>
      <div role="status">{made && <Made {...made} />}</div>
    </form>
  )
}

function Made({ url, name }: { url: string; name: string }) {
  const t = useT()
  return (
    <Notice tone="success">
      <div className={styles.made}>
        <p>{t(texts.made, { name })}</p>
        <Field label={t(texts.link)} labelHidden>
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <div>
          <CopyButton size="s" text={url} />
        </div>
      </div>
    </Notice>
  )
}
