import { ActionIcon, Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconCrop, IconTrash } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { useBoot } from '@kit/boot'
import { formatDate, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { AltFields, EditState } from './alt-fields'
import type { Choice, Point } from './choice'
import { CropView } from './crop-view'
import { FocusPoint } from './focus-point'
import { MediaImage } from './media-image'
import { MediaUses } from './media-uses'
import styles from './media.module.css'
import { useItemActions } from './use-item-actions'
import type { useItemEdit } from './use-item-edit'
import { Hint } from '../ui/hint'

const messages = {
  name: { en: 'Name', th: 'ชื่อไฟล์' },
  altHelp: {
    en: 'Describe the picture for people who can’t see it. Used wherever the picture appears.',
    th: 'บอกว่าภาพแสดงอะไร สำหรับผู้ที่มองไม่เห็นภาพ ข้อความนี้ใช้กับภาพนี้ในทุกหน้า',
  },
  focusHelp: {
    en: 'Press the point that must stay visible when the picture is cropped.',
    th: 'กดจุดที่ต้องให้เห็นเสมอเมื่อครอบตัดภาพ',
  },
  facts: { en: '{width} × {height} px · {size}', th: '{width} × {height} พิกเซล · {size}' },
  by: { en: '{date} by {name}', th: '{date} โดย {name}' },
  ofTheme: { en: 'Included with the theme', th: 'มากับธีม' },
  crop: { en: 'Crop', th: 'ครอบตัด' },
  trash: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  restore: { en: 'Restore', th: 'กู้คืน' },
  trashed: {
    en: 'This is in the trash. It will be permanently deleted after 30 days.',
    th: 'ไฟล์นี้อยู่ในถังขยะ ระบบจะลบถาวรเมื่อครบ 30 วัน',
  },
  back: { en: 'Back to the list', th: 'กลับไปที่รายการ' },
  details: { en: 'Selected file', th: 'รายละเอียดไฟล์ที่เลือก' },
}

type Props = {
  choice: Choice
  focus: Point
  edit: ReturnType<typeof useItemEdit>
  /** On a phone, the button back to the list. */
  back: RefObject<HTMLButtonElement | null>
  onFocus: (focus: Point) => void
  /** Selects another picture: a new crop, or none after a deletion. */
  onChoose: (item: MediaItem | undefined) => void
  onBack: () => void
}

/** Details of the selected item: preview, texts and actions. */
export function MediaDetails({ choice, focus, edit, back, onFocus, onChoose, onBack }: Props) {
  const t = useT()
  const [isCropping, setCropping] = useState(false)
  const actions = useItemActions(onChoose)
  const cropButton = useRef<HTMLButtonElement>(null)
  const stopCropping = () => {
    setCropping(false)
    requestAnimationFrame(() => cropButton.current?.focus())
  }
  const { item } = choice
  const isPicture = choice.kind === 'picture'
  const canEdit = item !== undefined && item.trashedAt === undefined

  return (
    <section className={styles.details} aria-label={t(messages.details)}>
      <Group gap="xs" wrap="nowrap" className={styles.detailsHead}>
        <Hint label={t(messages.back)}>
          <ActionIcon ref={back} className={styles.back} aria-label={t(messages.back)} onClick={onBack}>
            <IconArrowBackUp size={18} />
          </ActionIcon>
        </Hint>
        <strong className={styles.detailsName}>{choice.name}</strong>
      </Group>
      {isCropping && item?.width && item.height ? (
        <CropView
          choice={choice}
          size={{ width: item.width, height: item.height }}
          isPending={actions.pending === 'crop'}
          onCancel={stopCropping}
          onCrop={(area) => void actions.crop(item, area, focus).then((done) => done && setCropping(false))}
        />
      ) : isPicture && !item?.trashedAt ? (
        <>
          <FocusPoint
            choice={choice}
            value={focus}
            onChange={onFocus}
            {...(canEdit ? { onLeave: () => void saveFocus(item) } : {})}
          />
          <p className={styles.soft}>{t(messages.focusHelp)}</p>
        </>
      ) : (
        <Preview choice={choice} />
      )}
      {actions.error && (
        <Alert color="red" role="alert" p="xs">
          {actions.error}
        </Alert>
      )}
      {item?.trashedAt && <Alert p="xs">{t(messages.trashed)}</Alert>}
      {!isCropping && (
        <Stack gap="xs">
          {canEdit && <Fields key={item.id} item={item} edit={edit} />}
          <Facts choice={choice} />
          {item && <MediaUses id={item.id} />}
          {item && (
            <Group gap="xs">
              {canEdit && isPicture && (
                <Button
                  ref={cropButton}
                  variant="default"
                  leftSection={<IconCrop size={15} />}
                  onClick={() => setCropping(true)}
                >
                  {t(messages.crop)}
                </Button>
              )}
              {canEdit && (
                <Button
                  variant="subtle"
                  color="red"
                  leftSection={<IconTrash size={15} />}
                  loading={actions.pending === 'trash'}
                  onClick={() => void actions.trash(item)}
                >
                  {t(messages.trash)}
                </Button>
              )}
              {item.trashedAt && (
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={15} />}
                  loading={actions.pending === 'restore'}
                  onClick={() => void actions.restore(item)}
                >
                  {t(messages.restore)}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      )}
    </section>
  )

  function saveFocus(of: MediaItem): Promise<boolean> | undefined {
    const [x, y] = of.focus ?? [50, 50]
    return x === focus[0] && y === focus[1] ? undefined : edit.save(of, { focus })
  }
}

/** Name and alternative text; each is saved on blur. */
function Fields({ item, edit }: { item: MediaItem; edit: Props['edit'] }) {
  const t = useT()
  const [name, setName] = useState(item.name)
  /** Typed text that is not being saved yet. */
  const typed = useRef<string>(undefined)
  // A field that unmounts gets no blur event: another picture is selected automatically, or a key closes the dialog.
  const saveTyped = useEffectEvent(() => {
    const written = typed.current
    typed.current = undefined
    if (written?.trim()) void edit.save(item, { name: written })
  })
  useEffect(() => () => saveTyped(), [])
  return (
    <>
      {item.kind === 'picture' && <AltFields item={item} edit={edit} />}
      {item.kind === 'picture' && <p className={styles.soft}>{t(messages.altHelp)}</p>}
      <TextInput
        size="xs"
        label={t(messages.name)}
        value={name}
        maxLength={255}
        onChange={(event) => setName((typed.current = event.currentTarget.value))}
        onBlur={() => {
          typed.current = undefined
          if (name.trim() === '') setName(item.name)
          else if (name.trim() !== item.name) void edit.save(item, { name })
        }}
      />
      <EditState edit={edit} />
    </>
  )
}

function Facts({ choice: { item, shows } }: { choice: Choice }) {
  const t = useT()
  const { locale, space } = useBoot()
  const size =
    item &&
    (item.size >= 1_000_000
      ? `${formatNumber(item.size / 1_000_000, locale, { decimals: 1 })} MB`
      : `${formatNumber(Math.ceil(item.size / 1000), locale)} kB`)
  const pixels = item ?? (shows && shows.kind !== 'file' ? shows : undefined)
  return (
    <p className={styles.soft}>
      {size && pixels?.width && pixels.height
        ? t(messages.facts, { width: pixels.width, height: pixels.height, size })
        : size}
      {item ? <br /> : null}
      {item
        ? item.createdBy
          ? t(messages.by, {
              date: formatDate(item.createdAt, locale, { timeZone: space.timeZone }),
              name: item.createdBy,
            })
          : formatDate(item.createdAt, locale, { timeZone: space.timeZone })
        : t(messages.ofTheme)}
    </p>
  )
}

function Preview({ choice }: { choice: Choice }) {
  const { shows, kind } = choice
  if (shows?.kind === 'file' && kind === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a first look at a file; captions are a file of their own, chosen where the film is shown
    return <video className={styles.whole} src={shows.src} controls preload="metadata" />
  if (shows?.kind === 'file' && kind === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
    return <audio className={styles.sound} src={shows.src} controls preload="metadata" />
  return <MediaImage choice={choice} sizes="320px" className={styles.whole} />
}
