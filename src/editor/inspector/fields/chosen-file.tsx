import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { Hint } from '../../ui/hint'
import styles from './fields.module.css'
import { useFileName } from './use-file-name'

const messages = {
  upload: { en: 'File from the library', th: 'ไฟล์ในคลัง' },
  remove: { en: 'Remove {name}', th: 'นำ {name} ออก' },
}

type Props = {
  input: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid'?: true | undefined
    onBlur?: (() => void) | undefined
  }
  inputRef: ((element: HTMLElement | null) => void) | undefined
  asset: string
  icon: ReactNode
  onPick: () => void
  onClear?: (() => void) | undefined
}

/** A file of the library, shown by name, with buttons to replace or remove it. */
export function ChosenFile({ input, inputRef, asset, icon, onPick, onClear }: Props) {
  const t = useT()
  const name = useFileName(asset) || t(messages.upload)
  return (
    <div className={styles.together}>
      {/* The row's label alone would hide the chosen value. */}
      <Button
        {...input}
        aria-labelledby={`${input.id}-label ${input.id}`}
        ref={inputRef}
        fullWidth
        variant="default"
        justify="start"
        leftSection={icon}
        title={name}
        onClick={onPick}
      >
        {name}
      </Button>
      {onClear && (
        <Hint label={t(messages.remove, { name })}>
          <ActionIcon size="sm" aria-label={t(messages.remove, { name })} onClick={onClear}>
            <IconX size={13} />
          </ActionIcon>
        </Hint>
      )}
    </div>
  )
}
