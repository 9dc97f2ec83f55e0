import { useEffect, useMemo, useState } from 'react'
import type { Drive } from '@schemas/files/entities/file-item'
import { usePage, useSession } from '@kit/boot'
import { FilePages } from '@areas/files/ui/file-pages'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { RadioGroup } from '@kit/ui/radio-group'
import { useShowsQueue } from '@kit/upload/dock-state'
import { summarise } from '@kit/upload/summary'
import { UploadList } from '@kit/upload/upload-list'
import { UploadActs, UploadConflicts, UploadProgress, useHeadline } from '@kit/upload/upload-overview'
import type { Incoming } from '@kit/upload/upload-entry'
import { wantDock } from '@kit/upload/upload-signal'
import { uploads, useUploads } from '@kit/upload/uploads'
import { useFilePicker } from '@kit/upload/use-file-picker'
import { useIncomingFiles } from '@kit/upload/use-incoming-files'
import { refreshCalls } from '@kit/use-call'
import { structureCall } from './calls'
import { FolderChoice, type Place } from './folder-choice'
import { RecentFiles } from './recent-files'
import { StorageUsage } from './storage-usage'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, level, to, showPlace, mode: initialMode, showRecent, data }: Props) {
  const t = useT()
  const isLive = usePage() !== null && data === undefined
  const { userID } = useSession()
  const [place, setPlace] = useState<Place>({ id: to, drive: to, name: t(texts.drives[to]) })
  const [mode, setMode] = useState(initialMode)
  const [isPlaceOpen, setPlaceOpen] = useState(false)
  const add = (files: Parameters<typeof uploads.add>[0]) => void uploads.add(files, { parent: place.id, mode })
  const take = async (incoming: Incoming) => {
    await uploads.addIncoming(incoming, { parent: place.id, mode })
    if (incoming.empty.length > 0) await refreshCalls(structureCall)
  }
  const { isOver, handlers } = useIncomingFiles((incoming) => void take(incoming), { isActive: isLive })
  const { pick, inputs } = useFilePicker(add, { label: t(texts.files) })
  useShowsQueue()
  useEffect(() => {
    // Unfinished uploads of an earlier visit are restored here as in the dock, whose script tells the queue its owner.
    if (isLive && userID !== undefined) void uploads.begin(userID).then(wantDock)
  }, [isLive, userID])
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`} {...handlers}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.title)}
      </Heading>
      <FilePages look="line" />
      <div className={styles.desk} data-place={showPlace ? '' : undefined}>
        <div className={styles.main}>
          <div className={styles.drop} data-over={isOver ? '' : undefined}>
            <span className={styles.dropIcon}>
              <Icon name="upload" size="2rem" />
            </span>
            <p className={styles.dropTitle}>
              {isOver ? (
                t(texts.release, { folder: place.name })
              ) : (
                <>
                  <span className={styles.forMouse}>{t(texts.drop)}</span>
                  <span className={styles.forTouch}>{t(texts.dropTouch)}</span>
                </>
              )}
            </p>
            <div className={styles.ways}>
              <Button icon="file" onClick={() => pick('files')}>
                {t(texts.files)}
              </Button>
              <Button look="secondary" icon="folder" className={styles.forMouse ?? ''} onClick={() => pick('folder')}>
                {t(texts.folder)}
              </Button>
              <Button look="secondary" icon="camera" className={styles.forTouch ?? ''} onClick={() => pick('camera')}>
                {t(texts.camera)}
              </Button>
              <Button look="secondary" icon="video" className={styles.forTouch ?? ''} onClick={() => pick('film')}>
                {t(texts.film)}
              </Button>
            </div>
            <p className={styles.hint}>
              <span className={styles.forMouse}>{t(texts.paste)} </span>
              {t(texts.hint)}
            </p>
            {inputs}
          </div>
          <Queue id={blockId} />
          {showRecent && <RecentFiles id={blockId} place={place} isLive={isLive} data={data} />}
        </div>
        {showPlace && (
          <div className={styles.aside} data-open={isPlaceOpen ? '' : undefined}>
            <button
              type="button"
              className={styles.placeToggle}
              aria-expanded={isPlaceOpen}
              onClick={() => setPlaceOpen(!isPlaceOpen)}
            >
              <Icon name="folder" />
              <span>{[place.name, t(mode === 'public' ? texts.public : texts.private)].join(' · ')}</span>
              <Icon name={isPlaceOpen ? 'chevron-up' : 'chevron-down'} />
            </button>
            <FolderChoice place={place} onPlace={setPlace} isLive={isLive} data={data} />
            <RadioGroup
              label={t(texts.visibility)}
              value={mode}
              onChange={(event) => setMode(event.target.value as typeof mode)}
              options={[
                { value: 'private', label: t(texts.private), hint: t(texts.privateHint) },
                { value: 'public', label: t(texts.public), hint: t(texts.publicHint) },
              ]}
            />
            <StorageUsage drive={place.drive as Drive} isLive={isLive} data={data} />
          </div>
        )}
      </div>
    </section>
  )
}

function Queue({ id }: { id: string }) {
  const entries = useUploads((state) => state.entries)
  const summary = useMemo(() => summarise(entries), [entries])
  const headline = useHeadline(summary)
  if (entries.length === 0) return null
  return (
    <section className={styles.queue} aria-labelledby={`${id}-queue`}>
      <div className={styles.queueHead}>
        <h2 id={`${id}-queue`} className={styles.subtitle}>
          {headline}
        </h2>
        <UploadActs entries={entries} summary={summary} />
      </div>
      {summary.isOpen && <UploadProgress summary={summary} />}
      <UploadConflicts entries={entries} />
      <UploadList entries={entries} />
      <p role="status" className="visually-hidden">
        {summary.isRunning ? '' : headline}
      </p>
    </section>
  )
}
