import { ActionIcon, Button } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import { type FileType, pickFile } from '../../media/pick-image'
import { describedBy, PropertyRow } from '../panel/property-row'
import { type FieldProps, rowOf } from './field-props'
import { Hint } from '../../ui/hint'
import styles from './fields.module.css'

const words = {
  choose: { en: 'Choose a file', th: 'เลือกไฟล์' },
  remove: { en: 'Remove {what}', th: 'เอา{what}ออก' },
}

const types: readonly FileType[] = ['video', 'audio', 'text']

/** A film, a sound or captions of the media library. */
export function FileField({ field, bind, focusRef }: FieldProps<'file'>) {
  const t = useT()
  const current = isRecord(bind.value) && typeof bind.value.asset === 'string' ? { asset: bind.value.asset } : undefined
  const pick = async () => {
    const picked = await pickFile({ types, current })
    if (picked) bind.onChange(picked)
  }
  const row = rowOf(bind)
  return (
    <PropertyRow {...row}>
      <div className={styles.together}>
        <Button id={bind.id} ref={focusRef} fullWidth variant="default" leftSection={<IconPaperclip size={14} />} aria-describedby={describedBy(bind.id, row.help, row.error)} onClick={() => void pick()}>
          {current?.asset ?? t(words.choose)}
        </Button>
        {current && field.isOptional && (
          <Hint label={t(words.remove, { what: bind.label })}>
            <ActionIcon size="sm" aria-label={t(words.remove, { what: bind.label })} onClick={() => bind.onChange(undefined)}>
              <IconX size={13} />
            </ActionIcon>
          </Hint>
        )}
      </div>
    </PropertyRow>
  )
}
