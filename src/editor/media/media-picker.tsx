import { Button, Checkbox, Group, Modal, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconPhotoUp, IconUpload } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MediaItem } from '@schemas/entities/media-item'
import { itemOf } from '@schemas/layout/image'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { FileButton } from '../ui/file-button'
import { SearchField } from '../ui/search-field'
import { useBackCloses } from '../ui/use-back-closes'
import { useFocusBack } from '../ui/use-focus-back'
import { AltTextsDialog } from './alt-texts-dialog'
import { type Choice, fileRef, imageRef, kindsOf, ofItem, type Point } from './choice'
import { addKnownAssets } from './known-assets'
import { tellUpload } from './known-uploads'
import { MediaDetails } from './media-details'
import { MediaFolders } from './media-folders'
import { MediaGrid } from './media-grid'
import { MediaListState } from './media-list-state'
import styles from './media.module.css'
import type { PickRequest } from './pick-image'
import { addFiles, dropUpload, onUploaded, refuseUnread, retryUpload, takeUpUploads, useUploadTiles } from './upload-queue'
import { UploadTiles } from './upload-tiles'
import { useItemEdit } from './use-item-edit'
import { refreshMedia, type Source, useMedia, useNamed } from './use-media'

const words = {
  title: { image: { en: 'Choose a picture', th: 'เลือกรูปภาพ' }, file: { en: 'Choose a file', th: 'เลือกไฟล์' } },
  source: { en: 'Where to choose from', th: 'เลือกจาก' },
  uploads: { en: 'Uploaded', th: 'ที่อัปโหลดไว้' },
  theme: { en: 'Of the theme', th: 'ของธีม' },
  trash: { en: 'Trash', th: 'ถังขยะ' },
  search: { en: 'Search names and words', th: 'ค้นหาชื่อหรือข้อความ' },
  upload: { en: 'Upload', th: 'อัปโหลด' },
  drop: { en: 'Drop them here', th: 'วางไฟล์ที่นี่' },
  hint: { en: 'Drop files here, paste them, or press “Upload”. JPEG, PNG, WebP, AVIF, GIF and TIFF up to 40 MB.', th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” รองรับ JPEG, PNG, WebP, AVIF, GIF และ TIFF ไม่เกิน 40 MB' },
  fileHint: { en: 'Drop files here, paste them, or press “Upload”. Up to 500 MB each.', th: 'ลากไฟล์มาวาง วางจากคลิปบอร์ด หรือกด “อัปโหลด” ไฟล์ละไม่เกิน 500 MB' },
  emptyUploads: { image: { en: 'No picture has been uploaded yet.', th: 'ยังไม่มีภาพที่อัปโหลดไว้' }, file: { en: 'No file of this kind has been uploaded yet.', th: 'ยังไม่มีไฟล์ชนิดนี้ที่อัปโหลดไว้' } },
  unused: { en: 'Used nowhere', th: 'เฉพาะที่ยังไม่ได้ใช้' },
  untold: { en: 'Without alternative text', th: 'ยังไม่มีข้อความแทนภาพ' },
  emptyUntold: { en: 'Every picture has alternative text in all languages.', th: 'ทุกภาพมีข้อความแทนภาพครบทุกภาษาแล้ว' },
  fillIn: { en: 'Fill them in…', th: 'เติมทีละภาพ…' },
  emptyUnused: { en: 'Everything of this kind is used somewhere.', th: 'ไฟล์ชนิดนี้ถูกใช้อยู่ทั้งหมด' },
  emptyFolder: { en: 'No files of this type in this folder.', th: 'ไม่มีไฟล์ชนิดนี้ในโฟลเดอร์นี้' },
  emptyTheme: { en: 'The theme has nothing of this kind.', th: 'ธีมไม่มีไฟล์ชนิดนี้' },
  emptyTrash: { en: 'The trash is empty.', th: 'ถังขยะว่างเปล่า' },
  choose: { en: 'Choose something to see more of it.', th: 'เลือกไฟล์เพื่อดูรายละเอียด' },
  use: { image: { en: 'Use this picture', th: 'ใช้ภาพนี้' }, file: { en: 'Use this file', th: 'ใช้ไฟล์นี้' } },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  close: { en: 'Close', th: 'ปิด' },
  uploaded: { en: '{name} is uploaded.', th: 'อัปโหลด {name} แล้ว' },
}

type Props = { request: PickRequest; /** Ends the picking; what was asked for has been answered by then. */ onClose: () => void }

/** The dialog in which a picture or file is chosen, sent, and said something of. */
export function MediaPicker({ request, onClose }: Props) {
  const t = useT()
  useFocusBack()
  const isNarrow = useMediaQuery('(max-width: 700px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const kinds = useMemo(() => kindsOf(request), [request])
  const current = request.current?.asset
  const [source, setSource] = useState<Source>(current && !itemOf(current) ? 'theme' : 'uploads')
  const [query, setQuery] = useState('')
  const [settled] = useDebouncedValue(query, 250)
  const [folder, setFolder] = useState<string>()
  // Words are looked for in the whole library.
  const [wantsUnused, setWantsUnused] = useState(false)
  const isUnused = source === 'uploads' && wantsUnused
  const [wantsUntold, setWantsUntold] = useState(false)
  const isUntold = source === 'uploads' && request.kind === 'image' && wantsUntold
  const [isFilling, setFilling] = useState(false)
  const hasFolders = source === 'uploads' && settled === '' && !isUnused && !isUntold
  const list = useMedia({ source, query: settled, kinds, folder: hasFolders ? folder : undefined, isUnused, isUntold })
  const uploads = useUploadTiles()
  const { userID } = useSession()
  useEffect(() => {
    if (userID !== undefined) takeUpUploads(userID)
  }, [userID])
  const before = useNamed(current)
  const [picked, setPicked] = useState<Choice | null>()
  const chosen = picked === undefined ? before : (picked ?? undefined)
  const [moved, setMoved] = useState<{ asset: string; point: Point }>()
  const focus = chosen && (moved?.asset === chosen.asset ? moved.point : startOf(chosen, request))
  const [announced, setAnnounced] = useState('')
  // On a phone the details take the place of the list. It is there to choose another from, so they wait until one is chosen.
  const [isLooking, setLooking] = useState(false)
  /** The files that were sent for this field, while nothing has been chosen since. */
  const meant = useRef<readonly string[]>([])
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

  useEffect(
    () =>
      onUploaded((item, sent) => {
        refreshMedia()
        keep(item)
        setAnnounced(t(words.uploaded, { name: item.name }))
        // Of several the first that has come: those after it take nothing out of a person's hands, and neither does any when one chose meanwhile.
        if (!meant.current.includes(sent) || !kinds.includes(item.kind)) return
        setPicked(ofItem(item))
        // The others are still to be seen in the list.
        if (meant.current.length === 1) setLooking(true)
        meant.current = []
      }),
    [kinds, t],
  )

  function send(files: File[]) {
    setSource('uploads')
    setQuery('')
    setFolder(undefined)
    meant.current = addFiles(files, { isPicture: request.kind === 'image', kinds })
  }
  function choose(choice: Choice | undefined) {
    meant.current = []
    if (choice?.asset !== chosen?.asset) edit.clear()
    setPicked(choice ?? null)
    look(choice !== undefined)
  }
  /** Where what is chosen takes the place of the list, and the list its, the focus goes along. */
  function look(isAtDetails: boolean) {
    setLooking(isAtDetails)
    if (isNarrow) requestAnimationFrame(() => (isAtDetails ? back.current : inList())?.focus())
  }
  /** What was chosen as it stands in the list, or the list where it has gone. */
  function inList() {
    const shown = browse.current
    return shown?.querySelector<HTMLElement>(`[data-asset="${chosen?.asset}"]`) ?? shown?.querySelector<HTMLElement>('[role="listbox"] [tabindex="0"]') ?? shown?.querySelector<HTMLElement>('input:not([type="radio"])')
  }
  async function use(choice: Choice) {
    if (choice.item?.trashedAt) return
    // Told first: what is still being saved of it is newer, and is told when it is.
    if (choice.item) keep(choice.item)
    else if (choice.shows) addKnownAssets({ [choice.asset]: choice.shows })
    // What was just typed of it is safe before the dialog goes; if it is not, the reason stays in sight.
    if (!(await edit.settled())) return
    if (request.kind === 'image') request.settle(imageRef(choice, choice.asset === chosen?.asset ? focus : startOf(choice, request), request.current))
    else request.settle(fileRef(choice))
    onClose()
  }
  const cancel = () => {
    request.settle(undefined)
    onClose()
  }
  useBackCloses(cancel)

  return (
    <Modal.Root opened centered lockScroll={false} closeOnEscape={!isFilling} onClose={cancel} size="min(1080px, 94vw)" fullScreen={isNarrow} padding={0} classNames={{ content: styles.dialog ?? '', header: styles.header ?? '', body: styles.body ?? '' }}>
      <Modal.Overlay />
      <Modal.Content {...handlers}>
        {/* A header outside a section counts as a second banner of the page. */}
        <Modal.Header px="md" py="xs" role="none">
          <Modal.Title fw={600}>{t(words.title[request.kind])}</Modal.Title>
          <Modal.CloseButton aria-label={t(words.close)} />
        </Modal.Header>
        <Modal.Body data-looking={isLooking && chosen !== undefined}>
          <div ref={browse} className={styles.browse}>
            <div className={styles.tools}>
              <SegmentedControl size="xs" aria-label={t(words.source)} value={source} data={sourcesOf(request).map((value) => ({ value, label: t(words[value]) }))} onChange={(value) => setSource(value as Source)} />
              <SearchField
                className={styles.search ?? ''}
                // On a phone or tablet its keyboard would come over half of the list.
                data-autofocus={isNarrow || isTouch ? undefined : true}
                label={t(words.search)}
                value={query}
                onSearch={setQuery}
              />
              <UploadButton request={request} onFiles={send} />
              {source === 'uploads' && <Checkbox size="xs" className={styles.unused ?? ''} label={t(words.unused)} checked={wantsUnused} onChange={(event) => setWantsUnused(event.currentTarget.checked)} />}
              {source === 'uploads' && request.kind === 'image' && <Checkbox size="xs" label={t(words.untold)} checked={wantsUntold} onChange={(event) => setWantsUntold(event.currentTarget.checked)} />}
              {isUntold && list.choices.length > 0 && (
                <Button size="xs" variant="light" aria-haspopup="dialog" onClick={() => setFilling(true)}>
                  {t(words.fillIn)}
                </Button>
              )}
            </div>
            <div className={styles.scroll}>
              {source === 'uploads' && <UploadTiles entries={uploads} onRetry={retryUpload} onDrop={dropUpload} />}
              {hasFolders && <MediaFolders folder={folder} onGo={setFolder} />}
              <MediaListState list={list} query={settled} empty={emptyWords()} onClear={() => setQuery('')}>
                <MediaGrid label={words[source]} choices={list.choices} chosen={chosen?.asset} onChoose={choose} onUse={(choice) => void use(choice)} />
              </MediaListState>
              {source === 'uploads' && <p className={styles.hint}>{t(request.kind === 'image' ? words.hint : words.fileHint)}</p>}
            </div>
          </div>
          {chosen ? (
            <MediaDetails
              key={chosen.asset}
              choice={chosen}
              focus={focus ?? [50, 50]}
              edit={edit}
              back={back}
              onFocus={(point) => setMoved({ asset: chosen.asset, point })}
              onChoose={(item) => {
                if (item) keep(item)
                if (item) setSource('uploads')
                choose(item && ofItem(item))
              }}
              onBack={() => look(false)}
            />
          ) : (
            <p className={styles.nothing}>{t(words.choose)}</p>
          )}
        </Modal.Body>
        <Group justify="flex-end" gap="xs" className={styles.footer ?? ''}>
          <Button variant="default" onClick={cancel}>
            {t(words.cancel)}
          </Button>
          <Button disabled={!chosen || chosen.item?.trashedAt !== undefined} onClick={() => chosen && void use(chosen)}>
            {t(words.use[request.kind])}
          </Button>
        </Group>
        {isFilling && <AltTextsDialog onClose={() => setFilling(false)} />}
        {isOver && (
          <div className={styles.over} aria-hidden>
            <IconPhotoUp size={42} stroke={1.25} />
            {t(words.drop)}
          </div>
        )}
        <VisuallyHidden role="status" aria-live="polite">
          {announced}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  )

  function emptyWords() {
    if (isUntold) return words.emptyUntold
    if (isUnused) return words.emptyUnused
    if (source === 'uploads' && folder) return words.emptyFolder
    if (source === 'uploads') return words.emptyUploads[request.kind]
    return source === 'theme' ? words.emptyTheme : words.emptyTrash
  }
}

/** Links lead to uploads alone: what comes with a theme is there to be shown. */
const sourcesOf = (request: PickRequest): readonly Source[] => (request.kind === 'file' && request.isLinked ? ['uploads', 'trash'] : ['uploads', 'theme', 'trash'])

/** Names in documents show the newest state of an upload from now on. */
function keep(item: MediaItem): void {
  tellUpload(item)
}

/** This use's own focus, or the picture's. */
function startOf({ asset, item }: Choice, request: PickRequest): Point {
  const own = request.kind === 'image' && request.current?.asset === asset ? request.current.focus : undefined
  return (own ?? item?.focus ?? [50, 50]) as Point
}

function UploadButton({ request, onFiles }: { request: PickRequest; onFiles: (files: File[]) => void }) {
  const t = useT()
  const accept = request.kind === 'image' ? 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff' : request.types.map((type) => (type === 'text' ? '.vtt,text/vtt' : type === 'other' ? '*/*' : `${type}/*`)).join(',')
  return (
    <FileButton multiple accept={accept} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={15} />}>
          {t(words.upload)}
        </Button>
      )}
    </FileButton>
  )
}
