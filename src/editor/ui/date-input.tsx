import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { readYear } from './read-year'

/** With a last day a year has four digits, and the next part's turn comes behind the fourth. */
const lastOf = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59', time: undefined }

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  kind: 'date' | 'datetime-local' | 'time'
  /** As the field writes it: `2027-01-01T09:30`; '' for none. */
  value: string
  onChange: (value: string) => void
}

/**
 * A day or a moment, written part by part. What is typed stands until the field is left: a year comes digit by digit, and a field
 * that was given back what year 20 is by some calendar would lose the person's place in it. Nothing is told of what is not whole yet.
 */
export function DateInput({ kind, value, onChange, onBlur, ...rest }: Props) {
  const [draft, setDraft] = useState<{ text: string; made: string }>()
  // Another hand, or a step that was taken back, goes before what was typed.
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
