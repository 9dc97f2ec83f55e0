import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { type ImageRef, itemOf } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import { useKnownAssets } from '../../media/known-assets'
import { pickImage } from '../../media/pick-image'
import { describedBy, PropertyRow } from '../panel/property-row'
import { AssetThumbnail } from './asset-thumbnail'
import { type FieldProps, rowOf } from './field-props'
import styles from './media-field.module.css'
import { TextField } from './text-field'
import { Hint } from '../../ui/hint'
import { useControlFocus } from '../../ui/use-control-focus'

const words = {
  choose: { en: 'Choose a picture', th: 'เลือกรูปภาพ' },
  change: { en: 'Change', th: 'เปลี่ยน' },
  changeWhat: { en: 'Change {what}', th: 'เปลี่ยน{what}' },
  remove: { en: 'Remove {what}', th: 'เอา{what}ออก' },
  unknown: { en: 'There is no picture of this name any more.', th: 'ไม่มีรูปภาพชื่อนี้แล้ว' },
  alt: { en: 'Alternative text', th: 'ข้อความแทนภาพ' },
  altHelp: { en: 'What the picture shows, for those who do not see it.', th: 'บอกว่าภาพแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ' },
}

const altField = { kind: 'text', lines: 'one', isOptional: true } as const

/** A picture of the media library, with its focal point and the words for it. */
export function ImageField({ field, path, bind, focusRef, isDecoration = false }: FieldProps<'image'> & { /** Nobody is told what it shows. */ isDecoration?: boolean }) {
  const t = useT()
  const assets = useKnownAssets()
  const image = isRecord(bind.value) && typeof bind.value.asset === 'string' ? (bind.value as ImageRef) : undefined
  const asset = image && assets[image.asset]
  const pick = async () => {
    const picked = await pickImage({ current: image })
    if (picked) bind.onChange(picked)
  }
  const row = rowOf(bind)
  const { control, takeFocus } = useControlFocus(focusRef)
  const aside = image && field.isOptional && (
    <Hint label={t(words.remove, { what: bind.label })}>
      <ActionIcon size={20} aria-label={t(words.remove, { what: bind.label })} onClick={() => (takeFocus(), bind.onChange(undefined))}>
        <IconTrash size={13} />
      </ActionIcon>
    </Hint>
  )
  return (
    <PropertyRow {...row} layout="stacked" isGroup aside={aside}>
      {image ? (
        <>
          <UnstyledButton id={bind.id} ref={control} className={styles.picture} aria-label={t(words.changeWhat, { what: bind.label })} aria-describedby={describedBy(bind.id, row.help, row.error)} onClick={() => void pick()}>
            <AssetThumbnail asset={asset} focus={image.focus} />
            <span className={styles.over}>{t(words.change)}</span>
          </UnstyledButton>
          {/* An upload's own name says nothing to a person. */}
          {!asset && Object.keys(assets).length > 0 ? <p className={styles.name}>{t(words.unknown)}</p> : !itemOf(image.asset) && <p className={styles.name}>{image.asset}</p>}
          {!isDecoration && <TextField
            field={{ ...altField, schema: field.schema }}
            path={[...path, 'alt']}
            bind={{
              id: `${bind.id}-alt`,
              label: t(words.alt),
              help: t(words.altHelp),
              value: image.alt,
              onChange: (alt, isTyping) => {
                const { alt: _before, ...others } = image
                bind.onChange(alt === undefined ? others : { ...others, alt }, isTyping)
              },
              onLeave: bind.onLeave,
            }}
          />}
        </>
      ) : (
        <Button id={bind.id} ref={control} fullWidth variant="default" leftSection={<IconPhotoPlus size={15} />} aria-describedby={describedBy(bind.id, row.help, row.error)} onClick={() => void pick()}>
          {t(words.choose)}
        </Button>
      )}
    </PropertyRow>
  )
}
