import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { readYear } from './read-year'

/** With a maximum, the year has four digits, so that typing continues in the next part after the fourth. */
const lastOf = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59', time: undefined }

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  kind: 'date' | 'datetime-local' | 'time'
  /** As the input formats it: `2027-01-01T09:30`; '' for none. */
  value: string
  onChange: (value: string) => void
}

/**
 * A date or moment input. What is typed stays until blur: a year is typed digit by digit, and resetting the input to an
 * intermediate value (year 20) would lose the person's place. Incomplete input is not reported.
 */
export function DateInput({ kind, value, onChange, onBlur, ...rest }: Props) {
  const [draft, setDraft] = useState<{ text: string; made: string }>()
  // A change from elsewhere, such as undo, replaces what was typed.
  const shown = draft?.made === value ? draft.text : value
  return (
    <TextInput
      {...rest}
      type={kind}
      max={lastOf[kind]}
      value={shown}
      onChange={({ currentTarget: { value: text, validity } }) => {
        const isWhole = text === '' ? !validity.badInput : !text.startsWith('0') || kind === 'time'
        const made = isWhole ? readYear(text).time : value
        setDraft({ text, made })
        if (made !== value) onChange(made)
      }}
      onBlur={(event) => {
        setDraft(undefined)
        onBlur?.(event)
      }}
    />
  )
}
