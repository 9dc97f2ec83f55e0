import { NumberInput as Input, type NumberInputProps } from '@mantine/core'

/** A number that is written, with its unit. In a file of its own: most numbers are buttons. */
export function NumberInput(props: NumberInputProps) {
  return <Input {...props} />
}
