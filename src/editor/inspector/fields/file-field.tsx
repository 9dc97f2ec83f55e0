import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import { type FileType, pickFile } from '../../media/pick-image'
import { useControlFocus } from '../../ui/use-control-focus'
import { describedBy, PropertyRow } from '../panel/property-row'
import { ChosenFile } from './chosen-file'
import { type FieldProps, inputOf, rowOf } from './field-props'

const messages = {
  choose: { en: 'Choose a file', th: 'เลือกไฟล์' },
}

/** File types that a page displays or plays. */
export const shownTypes: readonly FileType[] = ['video', 'audio', 'text']

/** A video, audio or captions file of the media library. */
export function FileField({ field, bind, focusRef }: FieldProps<'file'>) {
  const t = useT()
  const current = isRecord(bind.value) && typeof bind.value.asset === 'string' ? { asset: bind.value.asset } : undefined
  const pick = async () => {
    const picked = await pickFile({ types: shownTypes, current })
    if (picked) bind.onChange(picked)
  }
  const row = rowOf(bind)
  const { control, takeFocus } = useControlFocus(focusRef)
  const icon = <IconPaperclip size={14} />
  return (
    <PropertyRow {...row}>
      {current ? (
        <ChosenFile
          input={inputOf(bind)}
          inputRef={control}
          asset={current.asset}
          icon={icon}
          onPick={() => void pick()}
          onClear={field.isOptional ? () => (takeFocus(), bind.onChange(undefined)) : undefined}
        />
      ) : (
        <Button
          id={bind.id}
          ref={control}
          fullWidth
          variant="default"
          leftSection={icon}
          aria-describedby={describedBy(bind.id, row.help, row.error)}
          onClick={() => void pick()}
        >
          {t(messages.choose)}
        </Button>
      )}
    </PropertyRow>
  )
}
