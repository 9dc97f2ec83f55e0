import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldErrors, type Resolver, set, useController, useForm } from 'react-hook-form'
import { contactLimits } from '@schemas/site/entities/contact'
import type { call } from '@schemas/editor/calls/editor/contact'
import type { OutputOf } from '@schemas/call'
import { isSameJson } from '@schemas/layout/json'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { ActionButton } from '../ui/action-button'
import { FormEnd } from '../ui/form-end'
import { contactCalls } from './contact-calls'
import styles from './contact.module.css'
import { type ContactValues, fieldName, type Part, parts, readContact, valuesOf } from './contact-values'
import { partNames } from './contact-messages'
import { HoursLines, SocialLines } from './contact-lines'
import { useWrongField } from '../ui/use-wrong-field'
import { useNotifySaved } from './use-notify-saved'
import { LocalisedFields } from './localised-fields'

const messages = {
  lead: {
    en: 'Shown in the footer and contact blocks on every page. Changes take effect as soon as you save, without publishing. Empty fields are not shown.',
    th: 'ส่วนท้ายและบล็อกติดต่อแสดงข้อมูลนี้ในทุกหน้า เมื่อบันทึกแล้วมีผลทันทีโดยไม่ต้องเผยแพร่ ช่องที่เว้นว่างจะไม่แสดง',
  },
  place: {
    en: 'Latitude and longitude. To copy them, press and hold the place on a map.',
    th: 'ละติจูดและลองจิจูด คัดลอกได้จากแผนที่โดยกดค้างที่ตำแหน่ง',
  },
  save: { en: 'Save', th: 'บันทึก' },
  look: { en: 'Reload', th: 'โหลดข้อมูลล่าสุด' },
  lookHelp: {
    en: 'What you typed stays; other fields are updated to the latest.',
    th: 'ข้อความที่คุณพิมพ์ยังอยู่ ช่องที่ไม่ได้แก้ไขจะเป็นข้อมูลล่าสุด',
  },
  newest: {
    en: 'These are the latest details, with your changes. Check them and save.',
    th: 'นี่คือข้อมูลล่าสุดพร้อมการแก้ไขของคุณ ตรวจดูแล้วบันทึก',
  },
  both: {
    en: 'Someone else also changed: {names}. If you save, your changes replace theirs.',
    th: 'มีผู้อื่นแก้ไขด้วย: {names} หากบันทึก การแก้ไขของคุณจะแทนที่ของผู้อื่น',
  },
}

type Read = OutputOf<typeof call>
type Props = {
  /** As it was when the dialog opened. */ read: Read
  /** The gateway's most recent answer. */ newest: Read
  onReload: () => Promise<{ data?: Read | undefined }>
  onTyped: (isTyped: boolean) => void
  onClose: () => void
}

/** Form for all contact details. Changes by others meanwhile are merged with the typed values, part by part. */
export function ContactForm({ read, newest, onReload, onTyped, onClose }: Props) {
  const t = useT()
  const [base, setBase] = useState(read)
  /** Parts that another person changed too, once compared. */
  const [both, setBoth] = useState<readonly Part[]>()
  const [isLooking, setLooking] = useState(false)
  const notifySaved = useNotifySaved()
  const save = useCallMutation(contactCalls.set, { refresh: [contactCalls.read] })
  const resolver: Resolver<ContactValues> = (values) => {
    const outcome = readContact(values)
    if (!('issues' in outcome)) return { values, errors: {} }
    const errors: FieldErrors<ContactValues> = {}
    for (const { path, message } of outcome.issues) set(errors, path, { type: 'schema', message: t(message) })
    return { values: {}, errors }
  }
  const { control, register, handleSubmit, reset, getValues, setError, setFocus, formState } = useForm<ContactValues>({
    defaultValues: valuesOf(read.contact),
    resolver,
    shouldFocusError: false,
  })
  const { errors, isDirty, submitCount } = formState
  const [form] = useWrongField(submitCount || undefined)
  const address = useController({ control, name: 'address' })
  const notifyTyped = useEffectEvent(onTyped)
  useEffect(() => notifyTyped(isDirty), [isDirty])

  // The dialog had no field to focus when it opened.
  useEffect(() => setFocus('phone'), [setFocus])

  const isStale = save.error?.status === 409
  const refusedElsewhere =
    save.error && !isStale && Object.keys(save.error.fields).length === 0 ? save.error.message : undefined

  const submit = handleSubmit((values) => {
    const outcome = readContact(values)
    if ('issues' in outcome || save.isPending) return
    save.mutate(
      { contact: outcome.contact, version: base.version },
      {
        onSuccess: (saved) => {
          onTyped(false)
          if (saved.version !== base.version) notifySaved({ before: base.contact, version: saved.version })
          onClose()
        },
        onError: ({ fields: refused }) => {
          for (const [index, [name, message]] of Object.entries(refused).entries())
            setError(fieldName(name.replace(/^contact\./, '')) as 'phone', { message }, { shouldFocus: index === 0 })
        },
      },
    )
  })

  const reload = async () => {
    setLooking(true)
    const now = (await onReload()).data ?? newest
    setLooking(false)
    const [mine, was, is] = [getValues(), valuesOf(base.contact), valuesOf(now.contact)]
    const isMine = (part: Part) => !isSameJson(mine[part], was[part])
    setBoth(
      parts.filter((part) => isMine(part) && !isSameJson(was[part], is[part]) && !isSameJson(mine[part], is[part])),
    )
    // Reset to the current values, so that only what differs from them counts as unsaved.
    reset(is)
    reset(
      { ...is, ...Object.fromEntries(parts.filter(isMine).map((part) => [part, mine[part]])) },
      { keepDefaultValues: true },
    )
    setBase(now)
    save.reset()
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(messages.lead)}
        </Text>
        <div className={styles.pair}>
          <TextInput
            {...register('phone')}
            label={t(partNames.phone)}
            type="tel"
            autoComplete="off"
            maxLength={contactLimits.phone}
            placeholder="02-123-4567"
            error={errors.phone?.message}
            readOnly={save.isPending}
          />
          <TextInput
            {...register('email')}
            label={t(partNames.email)}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactLimits.email}
            error={errors.email?.message}
            readOnly={save.isPending}
          />
          <TextInput
            {...register('line')}
            label={t(partNames.line)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactLimits.line}
            placeholder="@example"
            error={errors.line?.message}
            readOnly={save.isPending}
          />
          <TextInput
            {...register('place')}
            label={t(partNames.place)}
            description={t(messages.place)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autoComplete="off"
            placeholder="13.7563, 100.5018"
            error={errors.place?.message}
            readOnly={save.isPending}
          />
        </div>
        <div className={styles.pair}>
          <LocalisedFields
            label={t(partNames.address)}
            value={address.field.value}
            error={address.fieldState.error?.message}
            lines={3}
            maxLength={contactLimits.address}
            isReadOnly={save.isPending}
            onChange={address.field.onChange}
          />
        </div>
        <HoursLines control={control} isReadOnly={save.isPending} />
        <SocialLines control={control} isReadOnly={save.isPending} />
        {isStale && (
          <Alert color="orange" role="alert">
            <p className={styles.said}>{save.error?.message}</p>
            <p className={styles.said}>{t(messages.lookHelp)}</p>
            <ActionButton variant="default" disabled={isLooking} onClick={() => void reload()}>
              {t(messages.look)}
            </ActionButton>
          </Alert>
        )}
        {both && !isStale && (
          <Alert color="blue" role="status">
            <p className={styles.said}>{t(messages.newest)}</p>
            {both.length > 0 && (
              <p className={styles.said}>
                {t(messages.both, { names: both.map((part) => t(partNames[part])).join(', ') })}
              </p>
            )}
          </Alert>
        )}
        <FormEnd
          action={t(messages.save)}
          isPending={save.isPending}
          isDisabled={isStale}
          error={refusedElsewhere}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}
