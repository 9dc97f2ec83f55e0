import { NumberInput as Input, type NumberInputProps } from '@mantine/core'

/** A number input with its unit. In a separate file, because most numbers are buttons. */
export function NumberInput(props: NumberInputProps) {
  return <Input {...props} />
}
