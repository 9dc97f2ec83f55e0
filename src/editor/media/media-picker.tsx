import { Button, Checkbox, Modal, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { itemOf } from '@schemas/layout/image'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { SearchField } from '../ui/search-field'
import { useBackCloses } from '../ui/use-back-closes'
import { useFocusBack } from '../ui/use-focus-back'
import { AltTextsDialog } from './alt-texts-dialog'
import { type Choice, fileRef, imageRef, kindsOf, ofItem, type Point } from './choice'
import { addKnownAssets } from '../state/known-assets'
import { rememberUpload } from './known-uploads'
import { MediaDetails } from './media-details'
import { MediaFolders } from './media-folders'
import { MediaGrid } from './media-grid'
import { MediaListState } from './media-list-state'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import { PickerFooter } from './picker-footer'
import { UploadButton } from './upload-button'
import {
  addFiles,
  dropUpload,
  onUploaded,
  refuseUnread,
  retryUpload,
  resumeUploads,
  useUploadTiles,
} from './upload-queue'
import { UploadTiles } from './upload-tiles'
import { useItemEdit } from './use-item-edit'
import { refreshMedia, type Source, useMedia, useNamed } from './use-media'
import { useMultiSelect } from './use-multi-select'

const messages = {
  title: { image: { en: 'Choose a picture', th: 'เลือกรูปภาพ' }, file: { en: 'Choose a file', th: 'เลือกไฟล์' } },
  titleMany: { image: { en: 'Choose pictures', th: 'เลือกรูปภาพ' }, file: { en: 'Choose files', th: 'เลือกไฟล์' } },
  source: { en: 'Choose from', th: 'เลือกจาก' },
  uploads: { en: 'Uploaded', th: 'ที่อัปโหลดไว้' },
  theme: { en: 'From the theme', th: 'ของธีม' },
  trash: { en: 'Trash', th: 'ถังขยะ' },
  search: { en: 'Search names and alt text', th: 'ค้นหาชื่อหรือข้อความ' },
  drop: { en: 'Drop files here', th: 'วางไฟล์ที่นี่' },
  hint: {
    en: 'Drop files here, paste them, or press “Upload”. JPEG, PNG, WebP, AVIF, GIF and TIFF up to 40 MB.',
    th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” รองรับ JPEG, PNG, WebP, AVIF, GIF และ TIFF ไม่เกิน 40 MB',
  },
  fileHint: {
    en: 'Drop files here, paste them, or press “Upload”. Up to 500 MB each.',
    th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” ไฟล์ละไม่เกิน 500 MB',
  },
  emptyUploads: {
    image: { en: 'No pictures uploaded yet.', th: 'ยังไม่มีภาพที่อัปโหลดไว้' },
    file: { en: 'No files of this type uploaded yet.', th: 'ยังไม่มีไฟล์ชนิดนี้ที่อัปโหลดไว้' },
  },
  unused: { en: 'Unused', th: 'เฉพาะที่ยังไม่ได้ใช้' },
  untold: { en: 'Without alt text', th: 'ยังไม่มีข้อความแทนภาพ' },
  emptyUntold: { en: 'Every picture has alt text in all languages.', th: 'ทุกภาพมีข้อความแทนภาพครบทุกภาษาแล้ว' },
  fillIn: { en: 'Add alt text…', th: 'เติมทีละภาพ…' },
  emptyUnused: { en: 'All files of this type are in use.', th: 'ไฟล์ชนิดนี้ใช้อยู่ทั้งหมด' },
  emptyFolder: { en: 'No files of this type in this folder.', th: 'ไม่มีไฟล์ชนิดนี้ในโฟลเดอร์นี้' },
  emptyTheme: { en: 'The theme has no files of this type.', th: 'ธีมไม่มีไฟล์ชนิดนี้' },
  emptyTrash: { en: 'The trash is empty.', th: 'ถังขยะว่างเปล่า' },
  choose: { en: 'Select a file to see its details.', th: 'เลือกไฟล์เพื่อดูรายละเอียด' },
  close: { en: 'Close', th: 'ปิด' },
  uploaded: { en: '{name} uploaded.', th: 'อัปโหลด {name} แล้ว' },
}

type Props = {
  request: PickRequest
  /** Closes the picker; the request is resolved by then. */ onClose: () => void
}

/** Dialog to choose, upload and describe a picture or file. */
export function MediaPicker({ request, onClose }: Props) {
  const t = useT()
  useFocusBack()
  const isNarrow = useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const kinds = useMemo(() => kindsOf(request), [request])
  const current = request.current?.asset
  const [source, setSource] = useState<Source>(current && !itemOf(current) ? 'theme' : 'uploads')
  const [query, setQuery] = useState('')
  const [debouncedQuery] = useDebouncedValue(query, 250)
  const [folder, setFolder] = useState<string>()
  // A search covers the whole library.
  const [wantsUnused, setWantsUnused] = useState(false)
  const isUnused = source === 'uploads' && wantsUnused
  const [wantsUndescribed, setWantsUndescribed] = useState(false)
  const isUndescribed = source === 'uploads' && request.kind === 'image' && wantsUndescribed
  const [isFilling, setFilling] = useState(false)
  const hasFolders = source === 'uploads' && debouncedQuery === '' && !isUnused && !isUndescribed
  const list = useMedia({
    source,
    query: debouncedQuery,
    kinds,
    folder: hasFolders ? folder : undefined,
    isUnused,
    isUndescribed,
  })
  const uploads = useUploadTiles()
  const { userID } = useSession()
  useEffect(() => {
    if (userID !== undefined) resumeUploads(userID)
  }, [userID])
  const before = useNamed(current)
  const [picked, setPicked] = useState<Choice | null>()
  const chosen = picked === undefined ? before : (picked ?? undefined)
  const isMany = request.limit > 1
  /** The selection where several may be chosen; the details show the one pressed last. */
  const several = useMultiSelect(request.limit)
  const [moved, setMoved] = useState<Readonly<Record<string, Point>>>({})
  const focusOf = (choice: Choice) => moved[choice.asset] ?? startOf(choice, request)
  const [announced, setAnnounced] = useState('')
  // On a phone the details replace the list. The list is there to choose another item, so the details wait until one is
  // chosen.
  const [isLooking, setLooking] = useState(false)
  /** Files uploaded for this field, as long as nothing has been chosen since. */
  const meant = useRef<readonly string[]>([])
  /** Position of each finished file among those sent together: small files finish before large ones. */
  const turns = useRef<Record<string, number>>({})
  const browse = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const edit = useItemEdit((item) => {
    keep(item)
    setPicked((now) => ((now === undefined ? before : now)?.asset === item.asset ? ofItem(item) : now))
  })
  const { isOver, handlers } = useIncomingFiles(({ files, unread }) => {
    send(files.map(({ file }) => file))
    refuseUnread(unread)
  })

  const come = useEffectEvent((item: MediaItem, sent: string) => {
    refreshMedia()
    keep(item)
    setAnnounced(t(messages.uploaded, { name: item.name }))
    if (!meant.current.includes(sent) || !kinds.includes(item.kind)) return
    if (isMany) {
      const turn = meant.current.indexOf(sent)
      turns.current[item.asset] = turn
      return several.add(ofItem(item), ({ asset }) => (turns.current[asset] ?? -1) > turn)
    }
    // Only the first finished upload is selected: later ones must not change a selection, and none may after the person
    // chose.
    setPicked(ofItem(item))
    // With more uploads pending, the list stays visible.
    if (meant.current.length === 1) setLooking(true)
    meant.current = []
  })
  useEffect(() => onUploaded((item, sent) => come(item, sent)), [])

  function send(files: File[]) {
    setSource('uploads')
    setQuery('')
    setFolder(undefined)
    const sent = addFiles(files, { isPicture: request.kind === 'image', kinds })
    meant.current = isMany ? [...meant.current, ...sent] : sent
  }
  /** A press in the list; with Shift and multiple selection, the range up to it. */
  function press(choice: Choice, upTo: readonly Choice[]) {
    if (isMany) several.press(upTo)
    choose(choice)
  }
  function choose(choice: Choice | undefined) {
    if (!isMany) meant.current = []
    if (choice?.asset !== chosen?.asset) edit.clear()
    setPicked(choice ?? null)
    // With multiple selection the list stays visible.
    if (!isMany) showDetails(choice !== undefined)
  }
  /** Switches between list and details, and moves focus along. */
  function showDetails(isAtDetails: boolean) {
    setLooking(isAtDetails)
    if (isNarrow) requestAnimationFrame(() => (isAtDetails ? back.current : inList())?.focus())
  }
  /** The selected item in the list, or the list itself if it is gone. */
  function inList() {
    const shown = browse.current
    return (
      shown?.querySelector<HTMLElement>(`[data-asset="${chosen?.asset}"]`) ??
      shown?.querySelector<HTMLElement>('[role="listbox"] [tabindex="0"]') ??
      shown?.querySelector<HTMLElement>('input:not([type="radio"])')
    )
  }
  async function use(choices: readonly Choice[]) {
    if (choices.length === 0 || choices.some(({ item }) => item?.trashedAt)) return
    for (const { asset, item, shows } of choices) {
      // First publish the listed state: pending edits are newer and follow.
      if (item) keep(item)
      else if (shows) addKnownAssets({ [asset]: shows })
    }
    // Wait until typed changes are saved before the dialog closes. If saving fails, the reason stays visible.
    if (!(await edit.settled())) return
    if (request.kind === 'image')
      request.resolve(choices.map((choice) => imageRef(choice, focusOf(choice), request.current)))
    else request.resolve(choices.map(fileRef))
    onClose()
  }
  const cancel = () => {
    request.resolve([])
    onClose()
  }
  useBackCloses(cancel)
  const usable = isMany ? several.choices : chosen && !chosen.item?.trashedAt ? [chosen] : []

  return (
    <Modal.Root
      opened
      centered
      lockScroll={false}
      closeOnEscape={!isFilling}
      onClose={cancel}
      size="min(1080px, 94vw)"
      fullScreen={isNarrow}
      padding={0}
      classNames={{ content: styles.dialog ?? '', header: styles.header ?? '', body: styles.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content {...handlers}>
        {/* A header outside a section counts as a second banner of the page. */}
        <Modal.Header px="md" py="xs" role="none">
          <Modal.Title fw={600}>{t((isMany ? messages.titleMany : messages.title)[request.kind])}</Modal.Title>
          <Modal.CloseButton aria-label={t(messages.close)} />
        </Modal.Header>
        <Modal.Body data-looking={isLooking && chosen !== undefined}>
          <div ref={browse} className={styles.browse}>
            <div className={styles.tools}>
              <SegmentedControl
                size="xs"
                aria-label={t(messages.source)}
                value={source}
                data={sourcesOf(request).map((value) => ({ value, label: t(messages[value]) }))}
                onChange={(value) => setSource(value as Source)}
              />
              <SearchField
                className={styles.search ?? ''}
                // On a phone or tablet the on-screen keyboard would cover half of the list.
                data-autofocus={isNarrow || isTouch ? undefined : true}
                label={t(messages.search)}
                value={query}
                onSearch={setQuery}
              />
              <UploadButton request={request} onFiles={send} />
              {source === 'uploads' && (
                <div className={styles.narrowing}>
                  <Checkbox
                    size="xs"
                    label={t(messages.unused)}
                    checked={wantsUnused}
                    onChange={(event) => setWantsUnused(event.currentTarget.checked)}
                  />
                  {request.kind === 'image' && (
                    <Checkbox
                      size="xs"
                      label={t(messages.untold)}
                      checked={wantsUndescribed}
                      onChange={(event) => setWantsUndescribed(event.currentTarget.checked)}
                    />
                  )}
                  {isUndescribed && list.choices.length > 0 && (
                    <Button size="xs" variant="light" aria-haspopup="dialog" onClick={() => setFilling(true)}>
                      {t(messages.fillIn)}
                    </Button>
                  )}
                </div>
              )}
            </div>
            <div className={styles.scroll}>
              {source === 'uploads' && <UploadTiles entries={uploads} onRetry={retryUpload} onDrop={dropUpload} />}
              {hasFolders && <MediaFolders folder={folder} onGo={setFolder} />}
              <MediaListState list={list} query={debouncedQuery} empty={emptyMessage()} onClear={() => setQuery('')}>
                <MediaGrid
                  label={messages[source]}
                  choices={list.choices}
                  chosen={chosen?.asset}
                  several={isMany ? several.choices : undefined}
                  onChoose={press}
                  onUse={(choice) => void use(isMany && several.choices.length > 0 ? several.choices : [choice])}
                />
              </MediaListState>
              {source === 'uploads' && (
                <p className={styles.hint}>{t(request.kind === 'image' ? messages.hint : messages.fileHint)}</p>
              )}
            </div>
          </div>
          {chosen ? (
            <MediaDetails
              key={chosen.asset}
              choice={chosen}
              focus={focusOf(chosen)}
              edit={edit}
              back={back}
              onFocus={(point) => setMoved({ ...moved, [chosen.asset]: point })}
              onChoose={(item) => {
                if (item) keep(item)
                if (item) setSource('uploads')
                several.replace(chosen.asset, item && ofItem(item))
                choose(item && ofItem(item))
              }}
              onBack={() => showDetails(false)}
            />
          ) : (
            <p className={styles.nothing}>{t(messages.choose)}</p>
          )}
        </Modal.Body>
        <PickerFooter
          request={request}
          several={isMany ? several : undefined}
          canUse={usable.length > 0}
          onUse={() => void use(usable)}
          onCancel={cancel}
        />
        {isFilling && <AltTextsDialog onClose={() => setFilling(false)} />}
        {isOver && (
          <div className={styles.over} aria-hidden>
            <IconPhotoUp size={42} stroke={1.25} />
            {t(messages.drop)}
          </div>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {announced}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  )

  function emptyMessage() {
    if (isUndescribed) return messages.emptyUntold
    if (isUnused) return messages.emptyUnused
    if (source === 'uploads' && folder) return messages.emptyFolder
    if (source === 'uploads') return messages.emptyUploads[request.kind]
    return source === 'theme' ? messages.emptyTheme : messages.emptyTrash
  }
}

/** Links lead to uploads only: files of a theme are for display. */
const sourcesOf = (request: PickRequest): readonly Source[] =>
  request.kind === 'file' && request.isLinked ? ['uploads', 'trash'] : ['uploads', 'theme', 'trash']

/** From now on, assets and uploads show the newest state of this item. */
function keep(item: MediaItem): void {
  rememberUpload(item)
}

/** The focus point of this use, or else the picture's. */
function startOf({ asset, item }: Choice, request: PickRequest): Point {
  const own = request.kind === 'image' && request.current?.asset === asset ? request.current.focus : undefined
  return (own ?? item?.focus ?? [50, 50]) as Point
}
