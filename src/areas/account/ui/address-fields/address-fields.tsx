import { useState } from 'react'
import type { PostalAddress } from '@schemas/account/entities/person'
import type { Place } from '@schemas/account/entities/place'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Combobox } from '@kit/ui/combobox/combobox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import styles from './address-fields.module.css'
import { texts } from './texts'
import { type Listed, useAmphures, usePlaceSearch, useProvinces, useTambons } from './use-places'

/** An address being edited: missing parts are ''. */
export type AddressDraft = PostalAddress
export const noAddress: AddressDraft = { line: '', province: '', amphure: '', tambon: '', postcode: '' }

type Props = {
  value: AddressDraft
  onChange: (value: AddressDraft) => void
  /** By field: from the form's own rules or the gateway (`fields['address.tambon']`). */
  errors?: Partial<Record<keyof PostalAddress, string | undefined>>
  required?: boolean
  disabled?: boolean
  /** Label of the whole group; shown above it when given. */
  label: string
}

/**
 * A Thai address: house line, then province, amphure, tambon and postcode, each searched by typing in Thai or English.
 * A search box above finds a tambon by name or postcode and fills all four. Controlled: with react-hook-form, use a
 * `Controller`.
 */
export function AddressFields({ value, onChange, errors = {}, required, disabled, label }: Props) {
  const t = useT()
  const locale = useLocale()
  const provinces = useProvinces()
  const amphures = useAmphures(value.province)
  const tambons = useTambons(value.amphure)
  const isCapital = value.province === '10'
  const postcodes =
    tambons.places.find(({ id }) => id === value.tambon)?.postcodes ?? (value.postcode ? [value.postcode] : [])
  const failed = [provinces, amphures, tambons].find((list) => list.failed)
  const nameOf = ({ name_th, name_en }: Place) => (locale === 'th' ? name_th : name_en)
  const set = (change: Partial<AddressDraft>) => onChange({ ...value, ...change })
  const choice = (list: Listed<Place>) => ({
    options: toOptions(list.places, locale),
    note: list.isLoading ? t(texts.loading) : list.failed ? t(texts.failed) : undefined,
    ...(required ? { required } : {}),
  })
  return (
    <div className={styles.address} role="group" aria-label={label}>
      <Field label={t(texts.line)} error={errors.line} {...(required ? { required } : {})}>
        <TextInput
          name="address-line"
          value={value.line}
          maxLength={300}
          autoComplete="street-address"
          disabled={disabled}
          onChange={(event) => set({ line: event.target.value })}
        />
      </Field>
      <PlaceSearch disabled={disabled} nameOf={nameOf} onFound={(found) => set(found)} />
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{t(texts.failed)}</p>
          <Button look="secondary" size="s" icon="refresh" onClick={failed.again}>
            {t(texts.again)}
          </Button>
        </div>
      )}
      <div className={styles.places}>
        <Field label={t(texts.province)} error={errors.province} {...(required ? { required } : {})}>
          <Combobox
            {...choice(provinces)}
            name="address-province"
            value={value.province}
            placeholder={t(texts.choose)}
            disabled={disabled === true}
            onChange={(province) => set({ province, amphure: '', tambon: '', postcode: '' })}
          />
        </Field>
        <Field
          label={t(isCapital ? texts.khet : texts.amphure)}
          error={errors.amphure}
          {...(required ? { required } : {})}
        >
          <Combobox
            {...choice(amphures)}
            name="address-amphure"
            value={value.amphure}
            placeholder={t(value.province ? texts.choose : texts.provinceFirst)}
            disabled={disabled === true || !value.province}
            onChange={(amphure) => set({ amphure, tambon: '', postcode: '' })}
          />
        </Field>
        <Field
          label={t(isCapital ? texts.khwaeng : texts.tambon)}
          error={errors.tambon}
          {...(required ? { required } : {})}
        >
          <Combobox
            {...choice(tambons)}
            name="address-tambon"
            value={value.tambon}
            placeholder={t(value.amphure ? texts.choose : texts.amphureFirst)}
            disabled={disabled === true || !value.amphure}
            onChange={(tambon) =>
              set({ tambon, postcode: tambons.places.find(({ id }) => id === tambon)?.postcodes[0] ?? '' })
            }
          />
        </Field>
        <Field label={t(texts.postcode)} error={errors.postcode} {...(required ? { required } : {})}>
          {postcodes.length > 1 ? (
            <Select
              name="address-postcode"
              value={value.postcode}
              disabled={disabled}
              options={postcodes.map((postcode) => ({ value: postcode, label: postcode }))}
              onChange={(event) => set({ postcode: event.target.value })}
            />
          ) : (
            <TextInput
              name="address-postcode"
              value={value.postcode}
              readOnly
              disabled={disabled}
              placeholder={t(texts.tambonFirst)}
              autoComplete="postal-code"
            />
          )}
        </Field>
      </div>
      {!required && !disabled && Object.values(value).some(Boolean) && (
        <div>
          <Button look="quiet" size="s" icon="x" onClick={() => onChange(noAddress)}>
            {t(texts.clear)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Search box for the whole address: a choice fills province, amphure, tambon and postcode. */
function PlaceSearch({
  disabled,
  nameOf,
  onFound,
}: {
  disabled: boolean | undefined
  nameOf: (place: Place) => string
  onFound: (found: Omit<AddressDraft, 'line'>) => void
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const { found, isLoading } = usePlaceSearch(typed)
  const options = (found ?? []).map(({ province, amphure, tambon, postcode }) => ({
    value: `${tambon.id}-${postcode}`,
    label: `${postcode} ${nameOf(tambon)}`,
    hint: `${nameOf(amphure)}, ${nameOf(province)}`,
  }))
  const note = isLoading
    ? t(texts.loading)
    : found === undefined
      ? t(texts.failed)
      : typed.trim().length < 2
        ? t(texts.more)
        : undefined
  const choose = (value: string) => {
    const picked = found?.find(({ tambon, postcode }) => `${tambon.id}-${postcode}` === value)
    if (picked)
      onFound({
        province: picked.province.id,
        amphure: picked.amphure.id,
        tambon: picked.tambon.id,
        postcode: picked.postcode,
      })
  }
  return (
    <Field label={t(texts.search)} hint={t(texts.searchHint)}>
      <Combobox
        options={options}
        value=""
        note={note}
        name="address-search"
        placeholder={t(texts.searchPlaceholder)}
        disabled={disabled === true}
        onType={setTyped}
        onChange={choose}
      />
    </Field>
  )
}

function toOptions(places: readonly Place[], locale: 'th' | 'en') {
  const options = places.map(({ id, name_th, name_en }) =>
    locale === 'th' ? { value: id, label: name_th, also: name_en } : { value: id, label: name_en, also: name_th },
  )
  // The gateway sorts by the Thai alphabet with the capital first.
  return locale === 'th'
    ? options
    : options.toSorted(
        (a, b) => Number(b.value === '10') - Number(a.value === '10') || a.label.localeCompare(b.label, 'en'),
      )
}
