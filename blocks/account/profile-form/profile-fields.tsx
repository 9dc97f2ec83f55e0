import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { OwnProfile } from '@schemas/account/entities/person'
import { useChangeSession, useSpace } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { usePersistentForm } from '@kit/use-persistent-form'
import { useIsMounted } from '@kit/mounted'
import { holdProfile } from '@kit/own-profile'
import { useT } from '@kit/t'
import { AccountForm } from '@kit/ui/account/account-form'
import { FieldRow } from '@kit/form/field-row'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { AddressFields, noAddress } from '@areas/account/ui/address-fields/address-fields'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { AvatarField } from './avatar-field'
import { ChangedElsewhere } from './changed-elsewhere'
import { languages } from './languages'
import { updateCall } from './profile-call'
import {
  isSame,
  mergeNewer,
  type ProfileField,
  profileFields,
  type ProfileValues,
  showsTheSame,
  valuesOf,
} from './profile-values'
import { texts } from './texts'
import { zoneOptions } from './zone-options'
import styles from './view.module.css'

const noZones: readonly string[] = []
const addressParts = [
  'address.line',
  'address.province',
  'address.amphure',
  'address.tambon',
  'address.postcode',
] as const

export function ProfileFields({ profile, withAddress }: { profile: OwnProfile; withAddress: boolean }) {
  const t = useT()
  const space = useSpace()
  const changeSession = useChangeSession()
  const [refusal, setRefusal] = useState('')
  /** The profile the form was filled from: edits are relative to it. */
  const [read, setRead] = useState({ version: profile.version, values: valuesOf(profile) })
  const [differing, setDiffering] = useState<readonly ProfileField[]>([])
  const form = useForm<ProfileValues>({ defaultValues: read.values })
  const { register, handleSubmit, formState, setError, setValue, control, reset, getValues } = form
  // A draft over an older profile is merged with the newer one, as if the session had not ended in between.
  const forget = usePersistentForm('profile', form, profileFields, (before, mine) => {
    const met = mergeNewer(before, mine, read.values)
    setDiffering(met.differing)
    return met.edited
  })
  const { errors, isDirty } = formState
  const { line, province, amphure, tambon, postcode } = errors.address ?? {}
  const addressErrors = {
    line: line?.message,
    province: province?.message,
    amphure: amphure?.message,
    tambon: tambon?.message,
    postcode: postcode?.message,
  }
  const { state, run } = useActionState(() => {})
  const isMounted = useIsMounted()

  const fill = (stored: OwnProfile) => {
    const values = valuesOf(stored)
    setRead({ version: stored.version, values })
    reset(values)
    return values
  }
  const take = (field: ProfileField) => {
    setValue(field, read.values[field], { shouldDirty: true })
    setDiffering((before) => before.filter((each) => each !== field))
  }
  const submit = (input: ProfileValues) =>
    run(async () => {
      setRefusal('')
      setDiffering([])
      try {
        const send = (version: number) =>
          callGateway(updateCall, { version, ...input, timeZone: input.timeZone || null })
        const answer = await send(read.version).catch((error: unknown) => {
          const newer = newerOf(error)
          // The change elsewhere touched no field of this form, so there is nothing to review.
          if (newer && showsTheSame(read.values, valuesOf(newer))) return send(newer.version)
          throw error
        })
        const now = getValues()
        fill(answer.profile)
        forget()
        // Edits made during the request were not sent.
        for (const field of profileFields)
          if (!isSame(now[field], input[field])) setValue(field, now[field], { shouldDirty: true })
        const { firstname, lastname, timeZone: zone = null } = answer.profile
        changeSession({ firstname, lastname, timeZone: zone })
        holdProfile(answer.profile)
        showToast(t(texts.saved), { tone: 'success' })
      } catch (error) {
        const newer = newerOf(error)
        if (newer) meet(newer, getValues())
        else
          setRefusal(
            showRefusal(
              error,
              setError,
              withAddress && input.address ? [...profileFields, ...addressParts] : profileFields,
            ),
          )
        throw error
      }
    })

  /** Shows what another save and this form changed, and lets the person choose. */
  function meet(newer: OwnProfile, mine: ProfileValues): void {
    const met = mergeNewer(read.values, mine, fill(newer))
    for (const field of met.edited) setValue(field, mine[field], { shouldDirty: true })
    setDiffering(met.differing)
    setRefusal(met.differing.length > 0 ? '' : t(texts.stale))
    holdProfile(newer)
  }

  return (
    <>
      <AvatarField profile={profile} onVersion={() => setRead((held) => ({ ...held, version: held.version + 1 }))} />
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        {differing.length > 0 && <ChangedElsewhere values={read.values} fields={differing} onTake={take} />}
        <FieldRow>
          <Field label={t(fieldMessages.firstname)} error={errors.firstname?.message}>
            <TextInput
              {...register('firstname', { required: t(fieldMessages.firstnameNeeded) })}
              autoComplete="given-name"
            />
          </Field>
          <Field label={t(fieldMessages.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...register('lastname')} autoComplete="family-name" />
          </Field>
        </FieldRow>
        <Field label={t(texts.phone)} optional error={errors.phone?.message}>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" icon="phone" />
        </Field>
        <FieldRow>
          <Field label={t(texts.locale)} error={errors.locale?.message}>
            <Select
              {...register('locale')}
              options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <Field label={t(texts.zone)} error={errors.timeZone?.message}>
            <Controller
              control={control}
              name="timeZone"
              render={({ field }) => (
                <Select
                  {...field}
                  placeholder={t(texts.siteZone, { zone: space.timeZone })}
                  options={zoneOptions(field.value, isMounted ? Intl.supportedValuesOf('timeZone') : noZones)}
                />
              )}
            />
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
                <Checkbox
                  label={t(texts.hasAddress)}
                  checked={field.value !== null}
                  onChange={(event) => field.onChange(event.target.checked ? (read.values.address ?? noAddress) : null)}
                />
                {field.value && (
                  <AddressFields
                    value={field.value}
                    onChange={field.onChange}
                    errors={addressErrors}
                    label={t(texts.addressTitle)}
                  />
                )}
              </fieldset>
            )}
          />
        )}
        <div>
          <ActionButton type="submit" state={state} disabled={!isDirty && state === 'normal'}>
            {t(texts.save)}
          </ActionButton>
        </div>
      </AccountForm>
    </>
  )
}

/** The currently stored profile, returned with a 409. */
const newerOf = (error: unknown) =>
  error instanceof GatewayError && error.status === 409
    ? (error.details as { profile?: OwnProfile } | undefined)?.profile
    : undefined
