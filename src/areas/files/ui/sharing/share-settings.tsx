import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shareFailed, shareUnexpected } from '@schemas/errors'
import type { Share } from '@schemas/files/entities/share'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Checkbox } from '@kit/ui/checkbox'
import { DateField } from '@kit/form/date-field'
import { Field } from '@kit/ui/field'
import { OptionGroup } from '@kit/ui/option-group'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { dayOf, type ExpiryChoice } from './expiry'
import {
  changedFields,
  changesOf,
  endOf,
  fieldsOf,
  type ShareEdits,
  type ShareFields,
  withoutSaved,
} from './share-edits'
import { setShareCall } from './sharing-calls'
import styles from './sharing.module.css'
import { texts } from './texts'

type Wrong = { sharePassword?: string; shareExpire?: string; downloadsAllowed?: string; all?: string }

type Props = {
  share: Share
  edits: ShareEdits
  onEdit: (change: (before: ShareEdits) => ShareEdits) => void
  /** The link after saving. */
  onSet: (share: Share) => void
  /** The link as changed by someone else meanwhile. */
  onNewer: (share: Share) => void
  /** Saving makes the link, which nobody can open before. */
  isNew?: boolean
}

/** Restrictions of a link, saved together. Only changed fields are sent. */
export function ShareSettings({ share, edits, onEdit, onSet, onNewer, isNew = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [wrong, setWrong] = useState<Wrong>({})
  /** The link that the edits were based on before someone else changed it. */
  const [stood, setStood] = useState<Share>()
  const [today] = useState(() => dayOf(Date.now()))
  const { state, run } = useActionState(() => {})
  const isFolder = share.item.type === 'folder'
  const { isPassword, password, choice, date, limit, label, read, create } = { ...fieldsOf(share), ...edits }
  const edit = (change: ShareEdits) => onEdit((before) => ({ ...before, ...change }))
  const changed = changedFields(share, edits)
  const ends = endOf(share, edits)
  const now = stood && conflictingFields(stood, share, edits)
  const form = useRef<HTMLFormElement>(null)
  // After a press at the bottom, the invalid field may be out of view.
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const save = () =>
    run(async () => {
      const found: Wrong = {
        ...(isPassword && !share.isPassword && password === '' ? { sharePassword: t(texts.passwordNeeded) } : {}),
        ...(choice === 'date' && ends === null ? { shareExpire: t(texts.dateNeeded) } : {}),
        ...(limit.trim() === '' || /^[1-9]\d{0,5}$/.test(limit.trim())
          ? {}
          : { downloadsAllowed: t(texts.numberNeeded) }),
      }
      setWrong(found)
      if (Object.keys(found).length > 0) throw new Error('The form is not filled in.')
      try {
        const set = await callGateway(setShareCall, {
          itemId: share.item.id,
          isShare: true,
          ...changesOf(share, edits),
        })
        if (!set.share) throw new Error(t(shareUnexpected))
        onEdit((written) => withoutSaved(written, edits))
        setStood(undefined)
        onSet(set.share)
      } catch (error) {
        const newer =
          error instanceof GatewayError && error.status === 409
            ? (error.details as { share?: Share } | undefined)?.share
            : undefined
        if (newer) {
          setStood(share)
          onNewer(newer)
        }
        setWrong(
          error instanceof GatewayError && Object.keys(error.fields).length > 0
            ? error.fields
            : {
                all: newer
                  ? t(texts.changedMeanwhile)
                  : t(texts.failedReason, {
                      failed: t(shareFailed),
                      reason: error instanceof Error ? error.message : String(error),
                    }),
              },
        )
        throw error
      }
    })
  const savedHint = (field: keyof ShareFields, value: string) =>
    now?.has(field) ? t(texts.keptNow, { value: value }) : undefined

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.settings}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        void save()
      }}
    >
      <h3 className={styles.heading}>{t(texts.settings)}</h3>
      <div role="alert">{wrong.all && <Notice tone="danger">{wrong.all}</Notice>}</div>
      <Checkbox
        label={t(texts.askPassword)}
        hint={savedHint('isPassword', t(share.isPassword ? texts.yes : texts.no))}
        checked={isPassword}
        onChange={(event) => edit({ isPassword: event.target.checked })}
      />
      {isPassword && (
        <Field
          label={t(texts.password)}
          hint={t(share.isPassword ? texts.passwordKept : texts.passwordHint)}
          error={wrong.sharePassword}
        >
          <TextInput
            type="password"
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={(event) => edit({ password: event.target.value })}
          />
        </Field>
      )}
      <div className={styles.pair}>
        <Field
          label={t(texts.expiry)}
          hint={savedHint(
            'choice',
            share.expiresAt ? formatDateTime(share.expiresAt, locale, { timeZone }) : t(texts.expiries.never),
          )}
        >
          <Select
            value={choice}
            onChange={(event) => edit({ choice: event.target.value as ExpiryChoice })}
            options={(Object.keys(texts.expiries) as ExpiryChoice[]).map((value) => ({
              value,
              label: t(texts.expiries[value]),
            }))}
          />
        </Field>
        {choice === 'date' && (
          <Field
            label={t(texts.date)}
            hint={
              now?.has('choice')
                ? undefined
                : savedHint(
                    'date',
                    share.expiresAt ? formatDateTime(share.expiresAt, locale, { timeZone }) : t(texts.expiries.never),
                  )
            }
            error={wrong.shareExpire}
          >
            <DateField min={today} value={date} onChange={(day) => edit({ date: day })} />
          </Field>
        )}
      </div>
      {ends !== null && <Until time={ends} />}
      <Field
        label={t(texts.limit)}
        hint={
          savedHint('limit', share.downloadsAllowed === null ? t(texts.unlimited) : String(share.downloadsAllowed)) ??
          t(texts.limitHint)
        }
        error={wrong.downloadsAllowed}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={limit}
          onChange={(event) => edit({ limit: event.target.value })}
        />
      </Field>
      {!isNew && <p className={styles.soft}>{t(texts.used, { count: share.downloadsUsed })}</p>}
      {isFolder && (
        <OptionGroup label={t(texts.permissions)}>
          <Checkbox
            label={t(texts.read)}
            hint={savedHint('read', t(share.permissions.read ? texts.yes : texts.no))}
            checked={read}
            onChange={(event) => edit({ read: event.target.checked })}
          />
          <Checkbox
            label={t(texts.create)}
            hint={savedHint('create', t(share.permissions.create ? texts.yes : texts.no)) ?? t(texts.createHint)}
            checked={create}
            onChange={(event) => edit({ create: event.target.checked })}
          />
        </OptionGroup>
      )}
      <Field label={t(texts.label)} hint={savedHint('label', share.label || '–') ?? t(texts.labelHint)} optional>
        <TextInput
          autoComplete="off"
          maxLength={100}
          value={label}
          onChange={(event) => edit({ label: event.target.value })}
        />
      </Field>
      <div className={styles.save} data-dirty={changed.size > 0 ? '' : undefined}>
        <ActionButton type="submit" state={state}>
          {t(isNew ? texts.createLink : texts.save)}
        </ActionButton>
      </div>
    </form>
  )
}

/** Fields that both sides changed to different values: the stored value is shown beside the edit. */
function conflictingFields(stood: Share, share: Share, edits: ShareEdits): Set<keyof ShareFields> {
  const [before, after] = [fieldsOf(stood), fieldsOf(share)]
  return new Set([...changedFields(share, edits)].filter((field) => before[field] !== after[field]))
}

/** The expiry as text, because native date fields do not always show the Buddhist year. */
function Until({ time }: { time: string }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  return <p className={styles.soft}>{t(texts.until, { time: formatDateTime(time, locale, { timeZone }) })}</p>
}
