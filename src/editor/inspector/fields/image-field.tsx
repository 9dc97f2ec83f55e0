import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useLocale } from '@kit/boot'
import type { ImageRef } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { useKnownAssets } from '@kit/known-assets'
import { useKnownUpload } from '../../media/known-uploads'
import { pickImage } from '../../media/pick-image'
import { describedBy, PropertyRow } from '../panel/property-row'
import { AssetThumbnail } from './asset-thumbnail'
import { type FieldProps, rowOf } from './field-props'
import styles from './media-field.module.css'
import { TextField } from './text-field'
import { useFileName } from './use-file-name'
import { Hint } from '../../ui/hint'
import { useControlFocus } from '../../ui/use-control-focus'

const messages = {
  choose: { en: 'Choose a picture', th: 'เลือกรูปภาพ' },
  change: { en: 'Change', th: 'เปลี่ยน' },
  changeWhat: { en: 'Change {what}', th: 'เปลี่ยน{what}' },
  remove: { en: 'Remove {what}', th: 'นำ {what} ออก' },
  unknown: { en: 'This picture no longer exists.', th: 'ไม่มีรูปภาพชื่อนี้แล้ว' },
  alt: { en: 'Alt text', th: 'ข้อความแทนภาพ' },
  altHelp: { en: 'Describe the picture for people who can’t see it.', th: 'บอกว่าภาพแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ' },
}

const altField = { kind: 'text', lines: 'one', isOptional: true } as const

/** A picture of the media library, with its focal point and text alternative. */
export function ImageField({
  field,
  path,
  bind,
  focusRef,
  isDecoration = false,
}: FieldProps<'image'> & { /** Decorative: it has no text alternative. */ isDecoration?: boolean }) {
  const t = useT()
  const assets = useKnownAssets()
  const image = isRecord(bind.value) && typeof bind.value.asset === 'string' ? (bind.value as ImageRef) : undefined
  const asset = image && assets[image.asset]
  const name = useFileName(image?.asset)
  const upload = useKnownUpload(image?.asset)
  const language = useLocale()
  /** The upload's own text alternative; for theme pictures the builder only knows the one in its own language. */
  const ownAlt = (locale: Locale) =>
    upload?.alt?.[locale] ||
    (upload === undefined && locale === language && asset && asset.kind !== 'file' ? asset.alt : undefined) ||
    undefined
  const pick = async () => {
    const picked = await pickImage({ current: image })
    if (picked) bind.onChange(picked)
  }
  const row = rowOf(bind)
  const { control, takeFocus } = useControlFocus(focusRef)
  const removeButton = image && field.isOptional && (
    <Hint label={t(messages.remove, { what: bind.label })}>
      <ActionIcon
        size={20}
        aria-label={t(messages.remove, { what: bind.label })}
        onClick={() => (takeFocus(), bind.onChange(undefined))}
      >
        <IconTrash size={13} />
      </ActionIcon>
    </Hint>
  )
  return (
    <PropertyRow {...row} layout="stacked" isGroup trailing={removeButton}>
      {image ? (
        <div className={styles.field}>
          <UnstyledButton
            id={bind.id}
            ref={control}
            className={styles.picture}
            aria-label={t(messages.changeWhat, { what: bind.label })}
            aria-describedby={describedBy(bind.id, row.help, row.error)}
            onClick={() => void pick()}
          >
            <AssetThumbnail asset={asset} focus={image.focus} />
            <span className={styles.over}>{t(messages.change)}</span>
          </UnstyledButton>
          {!asset && Object.keys(assets).length > 0 ? (
            <p className={styles.name}>{t(messages.unknown)}</p>
          ) : (
            name && (
              <p className={styles.name} title={name}>
                {name}
              </p>
            )
          )}
          {!isDecoration && (
            <TextField
              field={{ ...altField, schema: field.schema }}
              path={[...path, 'alt']}
              placeholder={ownAlt}
              bind={{
                id: `${bind.id}-alt`,
                label: t(messages.alt),
                help: t(messages.altHelp),
                value: image.alt,
                onChange: (alt, isTyping) => {
                  const { alt: _before, ...others } = image
                  bind.onChange(alt === undefined ? others : { ...others, alt }, isTyping)
                },
                onLeave: bind.onLeave,
              }}
            />
          )}
        </div>
      ) : (
        <Button
          id={bind.id}
          ref={control}
          fullWidth
          variant="default"
          leftSection={<IconPhotoPlus size={15} />}
          aria-describedby={describedBy(bind.id, row.help, row.error)}
          onClick={() => void pick()}
        >
          {t(messages.choose)}
        </Button>
      )}
    </PropertyRow>
  )
}
