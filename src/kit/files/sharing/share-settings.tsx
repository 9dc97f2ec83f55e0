import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { Share } from '@schemas/entities/share'
import { useLocale, useSession, useSpace } from '../../boot'
import { callGateway, GatewayError } from '../../call-gateway'
import { formatDateTime } from '../../format'
import { useT } from '../../t'
import { Notice } from '../../ui/account/account-form'
import { ActionButton } from '../../ui/action-button'
import { useActionState } from '../../ui/action-state'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { OptionGroup } from '../../ui/option-group'
import { Select } from '../../ui/select'
import { TextInput } from '../../ui/text-input'
import { dayOf, type ExpiryChoice, expiryOf } from './expiry'
import { setShareCall } from './sharing-calls'
import styles from './sharing.module.css'
import { texts } from './texts'

type Set = OutputOf<typeof import('@schemas/api/filemanager/share').call>
type Wrong = { sharePassword?: string; shareExpire?: string; downloadsAllowed?: string; all?: string }

type Props = { share: Share; onSet: (set: Set) => void; /** Told when something is written that is not kept yet, and when it is. */ onDirty: (isDirty: boolean) => void }

/** What a link asks and allows, kept with one press. */
export function ShareSettings({ share, onSet, onDirty }: Props) {
  const t = useT()
  const [isPassword, setPassword] = useState(share.isPassword)
  const [password, setWord] = useState('')
  const [choice, setChoice] = useState<ExpiryChoice>(share.expiresAt ? 'date' : 'never')
  const [date, setDate] = useState(share.expiresAt ? dayOf(share.expiresAt) : '')
  const [limit, setLimit] = useState(share.downloadsAllowed === null ? '' : String(share.downloadsAllowed))
  const [label, setLabel] = useState(share.label)
  const [permissions, setPermissions] = useState(share.permissions)
  const [wrong, setWrong] = useState<Wrong>({})
  const [today] = useState(() => dayOf(Date.now()))
  const { state, run } = useActionState(() => {})
  const isFolder = share.item.type === 'folder'
  const isSameDay = choice === 'date' && share.expiresAt !== null && date === dayOf(share.expiresAt)
  const ends = isSameDay ? share.expiresAt : expiryOf(choice, date)

  const isDirty =
    isPassword !== share.isPassword || password !== '' || label !== share.label || limit.trim() !== (share.downloadsAllowed === null ? '' : String(share.downloadsAllowed)) || (choice === 'date' ? !isSameDay : choice !== 'never' || share.expiresAt !== null) || permissions.read !== share.permissions.read || permissions.create !== share.permissions.create
  const tellDirty = useEffectEvent(onDirty)
  useEffect(() => {
    tellDirty(isDirty)
    return () => tellDirty(false)
  }, [isDirty])
  const form = useRef<HTMLFormElement>(null)
  // Whoever pressed at the foot does not see the field that stopped it.
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const save = () =>
    run(async () => {
      const found: Wrong = {
        ...(isPassword && !share.isPassword && password === '' ? { sharePassword: t(texts.passwordNeeded) } : {}),
        ...(choice === 'date' && ends === null ? { shareExpire: t(texts.dateNeeded) } : {}),
        ...(limit.trim() === '' || /^[1-9]\d{0,5}$/.test(limit.trim()) ? {} : { downloadsAllowed: t(texts.numberNeeded) }),
      }
      setWrong(found)
      if (Object.keys(found).length > 0) throw new Error('The form is not filled in.')
      try {
        const set = await callGateway(setShareCall, {
          itemId: share.item.id,
          isShare: true,
          isPassword,
          ...(isPassword && password !== '' ? { sharePassword: password } : {}),
          shareExpire: ends,
          downloadsAllowed: limit.trim() === '' ? null : Number(limit),
          label,
          permissions,
        })
        setWord('')
        // As it is kept now: a week from today has become a day.
        setLabel(set.share?.label ?? label)
        setChoice(set.share?.expiresAt ? 'date' : 'never')
        setDate(set.share?.expiresAt ? dayOf(set.share.expiresAt) : '')
        onSet(set)
      } catch (error) {
        const said = error instanceof GatewayError && Object.keys(error.fields).length > 0 ? error.fields : { all: error instanceof Error ? error.message : String(error) }
        setWrong(said)
        throw error
      }
    })

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
      <Checkbox label={t(texts.askPassword)} checked={isPassword} onChange={(event) => setPassword(event.target.checked)} />
      {isPassword && (
        <Field label={t(texts.password)} hint={t(share.isPassword ? texts.passwordKept : texts.passwordHint)} error={wrong.sharePassword}>
          <TextInput type="password" autoComplete="new-password" maxLength={200} value={password} onChange={(event) => setWord(event.target.value)} />
        </Field>
      )}
      <div className={styles.pair}>
        <Field label={t(texts.expiry)}>
          <Select value={choice} onChange={(event) => setChoice(event.target.value as ExpiryChoice)} options={(Object.keys(texts.expiries) as ExpiryChoice[]).map((value) => ({ value, label: t(texts.expiries[value]) }))} />
        </Field>
        {choice === 'date' && (
          <Field label={t(texts.date)} error={wrong.shareExpire}>
            <TextInput type="date" min={today} value={date} onChange={(event) => setDate(event.target.value)} />
          </Field>
        )}
      </div>
      {ends !== null && <Until time={ends} />}
      <Field label={t(texts.limit)} hint={t(texts.limitHint)} error={wrong.downloadsAllowed}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={6} value={limit} onChange={(event) => setLimit(event.target.value)} />
      </Field>
      <p className={styles.soft}>{t(texts.used, { count: share.downloadsUsed })}</p>
      {isFolder && (
        <OptionGroup label={t(texts.permissions)}>
          <Checkbox label={t(texts.read)} checked={permissions.read} onChange={(event) => setPermissions({ ...permissions, read: event.target.checked })} />
          <Checkbox label={t(texts.create)} hint={t(texts.createHint)} checked={permissions.create} onChange={(event) => setPermissions({ ...permissions, create: event.target.checked })} />
        </OptionGroup>
      )}
      <Field label={t(texts.label)} hint={t(texts.labelHint)} optional>
        <TextInput autoComplete="off" maxLength={100} value={label} onChange={(event) => setLabel(event.target.value)} />
      </Field>
      <div className={styles.save} data-dirty={isDirty ? '' : undefined}>
        <ActionButton type="submit" state={state}>{t(texts.save)}</ActionButton>
      </div>
    </form>
  )
}

/** The last moment in words: a date field shows no Buddhist year everywhere. */
function Until({ time }: { time: string }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  return <p className={styles.soft}>{t(texts.until, { time: formatDateTime(time, locale, { timeZone }) })}</p>
}
