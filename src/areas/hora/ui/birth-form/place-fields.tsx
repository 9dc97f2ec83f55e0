import { useState } from 'react'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { type PickedPlace, PlacePicker } from '../place-picker/place-picker'
import type { BirthForm } from './birth-form'
import styles from './form.module.css'
import { formMessages } from './messages'

type Props = {
  place: BirthForm['place']
  onChange: (place: PickedPlace | undefined) => void
  error?: string | undefined
}
type Written = { lat: string; lon: string; zone: string }

/** A place by its name, or by coordinates and zone. */
export function PlaceFields({ place, onChange, error }: Props) {
  const t = useT()
  const [written, setWritten] = useState<Written>()
  const change = (changed: Partial<Written>) => {
    if (!written) return
    const next = { ...written, ...changed }
    setWritten(next)
    onChange(placeOf(next, (lat, lon) => t(formMessages.coordinates, { lat, lon })))
  }
  return (
    <div className={styles.group}>
      <Field label={t(formMessages.place)} error={error}>
        <PlacePicker
          value={place}
          onChange={(next) => {
            setWritten(undefined)
            onChange(next)
          }}
        />
      </Field>
      {written ? (
        <div className={styles.coordinates}>
          {(['lat', 'lon'] as const).map((name) => (
            <Field key={name} label={t(formMessages[name])}>
              <TextInput
                inputMode="text"
                autoComplete="off"
                value={written[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            </Field>
          ))}
          <Field label={t(formMessages.zone)} hint={t(formMessages.zoneHint)} className={styles.wide ?? ''}>
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={written.zone}
              onChange={(event) => change({ zone: event.target.value })}
            />
          </Field>
        </div>
      ) : (
        <div>
          <Button
            look="quiet"
            size="s"
            icon="world"
            onClick={() =>
              setWritten({
                lat: place ? String(place.lat) : '',
                lon: place ? String(place.lon) : '',
                zone: place?.zone ?? 'Asia/Bangkok',
              })
            }
          >
            {t(formMessages.byCoordinates)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Undefined while the coordinates are not numbers within their limits. */
function placeOf({ lat, lon, zone }: Written, name: (lat: string, lon: string) => string): PickedPlace | undefined {
  const [latitude, longitude] = [Number(lat), Number(lon)]
  const isWritten = lat.trim() !== '' && lon.trim() !== '' && zone.trim() !== ''
  if (!isWritten || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined
  return { label: name(lat.trim(), lon.trim()), lat: latitude, lon: longitude, zone: zone.trim() }
}
