import { useEffect, useState } from 'react'
import type { HoraPlace } from '@schemas/hora/entities/hora-place'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Combobox } from '@kit/ui/combobox/combobox'
import type { ComboboxOption } from '@kit/ui/combobox/match-options'
import { placesCall } from '../calls'

const messages = {
  placeholder: { th: 'จังหวัด อำเภอ หรือเมือง', en: 'Province, district or city' },
  loading: { th: 'กำลังค้นหา…', en: 'Searching…' },
  failed: { th: 'ค้นหาไม่สำเร็จ', en: 'The search failed' },
  approximate: { th: 'ใช้พิกัดตัวจังหวัด', en: 'uses the province’s coordinates' },
}

export type PickedPlace = Pick<HoraPlace, 'label' | 'lat' | 'lon' | 'zone'>

type Props = {
  value: PickedPlace | undefined
  onChange: (place: PickedPlace | undefined) => void
  name?: string
}

/** Debounce of the search (ms). */
const pauseMs = 200
const keyOf = ({ label, lat, lon }: PickedPlace) => `${lat},${lon} ${label}`

/** A place of birth: provinces at once, districts and cities by typing. Only the typed text is sent. */
export function PlacePicker({ value, onChange, name }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isUsed, setUsed] = useState(false)
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, 100)), typed ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isFetching, isError } = useCall(placesCall, q ? { q } : {}, {
    enabled: isUsed,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const found: PickedPlace[] = data?.places ?? []
  const isListed = value && found.some((place) => keyOf(place) === keyOf(value))
  const options = (value && !isListed && typed === '' ? [value, ...found] : found).map((place): ComboboxOption => ({
    value: keyOf(place),
    label: place.label,
    hint: hintOf(place, 'approximate' in place && place.approximate === true ? t(messages.approximate) : ''),
  }))
  return (
    <div onFocus={() => setUsed(true)}>
      <Combobox
        icon="map-pin"
        placeholder={t(messages.placeholder)}
        options={options}
        value={value ? keyOf(value) : ''}
        {...(name ? { name } : {})}
        onType={(next) => setTyped(next)}
        note={isError ? t(messages.failed) : found.length === 0 && isFetching ? t(messages.loading) : undefined}
        onChange={(key) => onChange([...found, ...(value ? [value] : [])].find((place) => keyOf(place) === key))}
      />
    </div>
  )
}

const hintOf = ({ lat, lon, zone }: PickedPlace, note: string) =>
  [`${lat.toFixed(2)}, ${lon.toFixed(2)} · ${zone}`, note].filter(Boolean).join(' · ')
