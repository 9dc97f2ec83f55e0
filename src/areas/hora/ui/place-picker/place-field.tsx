import type { BlockControlProps } from '@kit/block-editor'
import { Field } from '@kit/ui/field'
import { PlacePicker, type PickedPlace } from './place-picker'

/** The place of a block in the builder: found by name, kept with its coordinates and zone. */
export function PlaceField({ value, onChange, label, error }: BlockControlProps) {
  return (
    <Field label={label} error={error}>
      <PlacePicker
        value={value as PickedPlace | undefined}
        onChange={(place) =>
          onChange(place && { label: place.label, lat: place.lat, lon: place.lon, zone: place.zone })
        }
      />
    </Field>
  )
}
