import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { useT } from '@kit/t'
import styles from './search-field.module.css'

const messages = { clear: { en: 'Clear search', th: 'ล้างคำค้น' } }

type Props = Omit<
  TextInputProps,
  'value' | 'onChange' | 'classNames' | 'leftSection' | 'rightSection' | 'aria-label' | 'placeholder'
> & {
  /** Label of the search field. */ label: string
  /** Short label for a narrow field. */ short?: string
  value: string
  onSearch: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A search field for a list, with a button to clear it. */
export function SearchField({ label, short = label, value, onSearch, ...rest }: Props) {
  const t = useT()
  return (
    <TextInput
      size="xs"
      {...rest}
      classNames={{ input: styles.input ?? '' }}
      value={value}
      placeholder={short}
      aria-label={label}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={value && <CloseButton size="xs" aria-label={t(messages.clear)} onClick={() => onSearch('')} />}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  )
}
