import { Slider } from '@mantine/core'
import { useT } from '@kit/t'
import { type LeafName, leafNames } from '@schemas/layout/theme-names'
import { Setting } from './setting'
import { useValue } from './use-value'

type Props<T> = {
  path: LeafName
  min: number
  max: number
  step: number
  /** Converts the stored value to the slider's number; `write` converts back. */
  read: (value: T) => number
  write: (number: number) => T
  show: (number: number) => string
}

/** A slider for a length or number within bounds. */
export function Range<T>({ path, min, max, step, read, write, show }: Props<T>) {
  const t = useT()
  const { value, isSet, set, reset } = useValue<T>(path)
  const number = read(value)
  const label = t(leafNames[path])
  return (
    <Setting label={label} isSet={isSet} onReset={reset} shown={show(number)}>
      {() => (
        <Slider
          size="sm"
          min={min}
          max={max}
          step={step}
          value={Math.min(max, Math.max(min, number))}
          label={show}
          thumbLabel={label}
          thumbProps={{ 'aria-valuetext': show(number) }}
          onChange={(next) => set(write(next))}
        />
      )}
    </Setting>
  )
}
