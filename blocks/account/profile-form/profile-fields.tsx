import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { OwnProfile, PostalAddress } from '@schemas/entities/person'
import { useSpace } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { AccountForm, FieldRow } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldWords } from '@kit/ui/account/field-words'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { AddressFields, noAddress } from '@kit/ui/address-fields/address-fields'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { callKey, queryClient } from '@kit/use-call'
import { AvatarField } from './avatar-field'
import { profileCall, updateCall } from './profile-call'
import { texts } from './texts'
import { zoneOptions } from './zone-options'
import styles from './view.module.css'

type Given = { firstname: string; lastname: string; phone: string; locale: 'th' | 'en'; timeZone: string; address: PostalAddress | null }
const fields = ['firstname', 'lastname', 'phone', 'locale', 'timeZone', 'address'] as const

export function ProfileFields({ profile, withAddress }: { profile: OwnProfile; withAddress: boolean }) {
  const t = useT()
  const space = useSpace()
  const [refusal, setRefusal] = useState('')
  const [version, setVersion] = useState(profile.version)
  const [addressErrors, setAddressErrors] = useState<Partial<Record<keyof PostalAddress, string>>>({})
  const { register, handleSubmit, formState, setError, control, reset } = useForm<Given>({ defaultValues: valuesOf(profile) })
  const { errors, isDirty } = formState
  const { state, run } = useActionState(() => {})

  const submit = ({ timeZone, ...given }: Given) =>
    run(async () => {
      setRefusal('')
      setAddressErrors({})
      try {
        const answer = await callGateway(updateCall, { version, ...given, timeZone: timeZone || null })
        setVersion(answer.profile.version)
        reset(valuesOf(answer.profile))
        queryClient().setQueryData(callKey(profileCall, {}), { status: true, profile: answer.profile })
        showToast(t(texts.saved), { tone: 'success' })
      } catch (error) {
        const newer = error instanceof GatewayError && error.status === 409 ? (error.details as { profile?: OwnProfile } | undefined)?.profile : undefined
        if (newer) setVersion(newer.version)
        if (error instanceof GatewayError) setAddressErrors(Object.fromEntries(Object.entries(error.fields).flatMap(([name, words]) => (name.startsWith('address.') ? [[name.slice('address.'.length), words]] : []))))
        setRefusal(newer ? t(texts.stale) : showRefusal(error, setError, fields))
        throw error
      }
    })

  return (
    <>
      <AvatarField profile={profile} onVersion={() => setVersion((held) => held + 1)} />
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FieldRow>
          <Field label={t(fieldWords.firstname)} error={errors.firstname?.message}>
            <TextInput {...register('firstname', { required: t(fieldWords.firstnameNeeded) })} autoComplete="given-name" />
          </Field>
          <Field label={t(fieldWords.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...register('lastname')} autoComplete="family-name" />
          </Field>
        </FieldRow>
        <Field label={t(texts.phone)} optional error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" icon="phone" />
        </Field>
        <FieldRow>
          <Field label={t(texts.locale)} error={errors.locale?.message}>
            <Select {...register('locale')} options={[{ value: 'th', label: 'ไทย' }, { value: 'en', label: 'English' }]} />
          </Field>
          <Field label={t(texts.zone)} error={errors.timeZone?.message}>
            <Select {...register('timeZone')} placeholder={t(texts.siteZone, { zone: space.timeZone })} options={zoneOptions()} />
          </Field>
        </FieldRow>
        {withAddress && (
          <Controller
            control={control}
            name="address"
            render={({ field }) => (
              <fieldset className={styles.address}>
                <legend className={styles.legend}>{t(texts.addressTitle)}</legend>
                <p className={styles.hint}>{t(texts.addressIntro)}</p>
                <Checkbox label={t(texts.hasAddress)} checked={field.value !== null} onChange={(event) => field.onChange(event.target.checked ? (profile.address ?? noAddress) : null)} />
                {field.value && <AddressFields value={field.value} onChange={field.onChange} errors={addressErrors} label={t(texts.addressTitle)} />}
              </fieldset>
            )}
          />
        )}
        <div>
          <ActionButton type="submit" state={state} disabled={!isDirty && state === 'normal'}>{t(texts.save)}</ActionButton>
        </div>
      </AccountForm>
    </>
  )
}

const valuesOf = ({ firstname, lastname, phone, locale, timeZone, address }: OwnProfile): Given => ({ firstname, lastname, phone, locale, timeZone: timeZone ?? '', address: address ?? null })
