import { ColorPicker, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { usePickerLabels } from '../../ui/picker-labels'
import { readColor } from '../../ui/read-color'
import styles from './panels.module.css'

const messages = {
  hex: { en: 'Colour code', th: 'รหัสสี' },
  wrong: { en: 'Six digits, such as #2f5d62', th: 'ต้องเป็นรหัสหกหลัก เช่น #2f5d62' },
  seenThrough: { en: 'Theme colours can’t be transparent', th: 'สีของธีมโปร่งแสงไม่ได้' },
}

const sixDigits = /^#[0-9a-f]{6}$/i

type Props = {
  label: string
  color: string
  isSet?: boolean
  size?: 's' | 'l'
  swatches?: readonly string[]
  onChange: (color: string) => void
  children?: React.ReactNode
}

/** A colour that opens a picker: by eye, by its code, or one of a few swatches. `children` adds details. */
export function ColorButton({ label, color, isSet = false, size = 's', swatches = [], onChange, children }: Props) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const labels = usePickerLabels(label)
  const problem =
    typed === undefined || sixDigits.test(typed) ? undefined : readColor(typed) ? messages.seenThrough : messages.wrong
  return (
    <Popover position="right-start" withArrow shadow="md" trapFocus returnFocus onClose={() => setTyped(undefined)}>
      <Popover.Target>
        <UnstyledButton
          className={styles.swatch}
          data-set={isSet || undefined}
          data-size={size}
          style={{ backgroundColor: color }}
          aria-label={`${label}: ${color}`}
          title={color}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs" w={224}>
          <strong>{label}</strong>
          <ColorPicker
            format="hex"
            value={color}
            swatches={[...swatches]}
            swatchesPerRow={10}
            fullWidth
            size="sm"
            {...labels}
            onChange={(next) => {
              setTyped(undefined)
              onChange(next)
            }}
          />
          <TextInput
            size="xs"
            label={t(messages.hex)}
            value={typed ?? color}
            spellCheck={false}
            error={problem && t(problem)}
            onChange={(event) => {
              const next = event.currentTarget.value.trim()
              const read = readColor(next) ?? next
              const isCode = sixDigits.test(read)
              setTyped(isCode ? read : next)
              if (isCode) onChange(read.toLowerCase())
            }}
          />
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
