import { useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { metadataFailed } from '@schemas/errors'
import { useLocale, useSession } from '@kit/boot'
import { formatBytes, formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { Skeleton } from '@kit/ui/skeleton'
import { FileFace } from '@kit/file-face/file-face'
import { notifyFilesChanged } from '../file-changes'
import { kindText, timeText } from '../listing/item-facts'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import { useFileAnswer, useFiles } from '../use-files'
import type { Pane } from '../use-pane'
import styles from './details.module.css'
import { historyText } from './history-text'
import { detailTexts as words } from './texts'

type Props = {
  pane: Pane
  commands: Commands
  /** A specific item; defaults to the selection, otherwise the folder. */ item?: FileItem | undefined
}

/** Details of the selected file or folder, its usages and its history. */
export function DetailsPanel({ pane, commands, item }: Props) {
  const t = useT()
  const several = pane.selection.isAll || pane.selection.ids.size > 1
  const subject = item ?? (several ? undefined : pane.knownChosen[0])
  if (!subject && several) {
    const files = pane.knownChosen.filter(({ type }) => type === 'file')
    return (
      <Several
        count={pane.selection.isAll ? (pane.state.total ?? 0) - pane.selection.ids.size : pane.selection.ids.size}
        size={files.reduce((sum, { size }) => sum + size, 0)}
        isWhole={!pane.selection.isAll}
        {...(pane.place.isTrash ? {} : { onDownload: () => void commands.download() })}
      />
    )
  }
  const { folder } = pane.state
  if (!subject && folder && folder.id !== folder.drive && !pane.place.isTrash)
    return <OpenFolder key={folder.id} id={folder.id} pane={pane} commands={commands} />
  if (!subject)
    return (
      <div className={styles.none}>
        <EmptyState icon="info-circle" title={t(words.nothing)}>
          {t(words.nothingHint)}
        </EmptyState>
      </div>
    )
  return <Details key={subject._id} subject={subject} pane={pane} commands={commands} />
}

/** Without a selection, shows the open folder. */
function OpenFolder({ id, pane, commands }: { id: string; pane: Pane; commands: Commands }) {
  const { client } = useFiles()
  const { value } = useFileAnswer(id, () => client.item(id))
  return value ? (
    <Details subject={value.item} pane={pane} commands={commands} />
  ) : (
    <div className={styles.panel}>
      <Skeleton lines={5} />
    </div>
  )
}

function Several({
  count,
  size,
  isWhole,
  onDownload,
}: {
  count: number
  size: number
  isWhole: boolean
  onDownload?: () => void
}) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={styles.panel}>
      <h3 className={styles.name}>{t(texts.chosen, { count: formatNumber(count, locale) })}</h3>
      {isWhole && <p className={styles.soft}>{t(words.together, { size: formatBytes(size, locale) })}</p>}
      {onDownload && (
        <div className={styles.acts}>
          <Button size="s" look="secondary" icon="download" onClick={onDownload}>
            {t(texts.downloadZip)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Details({ subject, pane, commands }: { subject: FileItem; pane: Pane; commands: Commands }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSession()
  const { client, lastAct } = useFiles()
  const details = useFileAnswer(subject._id, () => client.item(subject._id))
  const [isSwitching, setSwitching] = useState(false)
  const item = details.value?.item ?? subject
  const shown = { locale, timeZone }
  const { onShare, onWatermark } = commands.parts
  const isFile = item.type === 'file'
  const setMode = async (mode: 'private' | 'public') => {
    setSwitching(true)
    lastAct.forget()
    try {
      pane.list.patch(await client.setMode(item._id, mode))
      showToast(t(mode === 'public' ? words.nowPublic : words.nowPrivate), { tone: 'success' })
    } catch (error) {
      commands.acts.failed(words.modeFailed, error)
    }
    setSwitching(false)
    notifyFilesChanged()
  }
  const facts: [string, string | undefined][] = [
    [
      t(texts.columns.kind),
      [kindText(item, shown), item.ending && isFile ? item.ending.toUpperCase() : ''].filter(Boolean).join(' · '),
    ],
    [
      t(texts.columns.size),
      isFile
        ? `${formatBytes(item.size, locale)} (${t(words.bytes, { count: formatNumber(item.size, locale) })})`
        : details.value?.inside &&
          `${formatBytes(details.value.inside.size, locale)} · ${t(words.inside, { files: formatNumber(details.value.inside.files, locale), folders: formatNumber(details.value.inside.folders, locale) })}`,
    ],
    [t(words.dimensions), item.dimensions ? `${item.dimensions.width} × ${item.dimensions.height}` : undefined],
    [t(texts.columns.path), [t(texts.drives[item.drive]), ...item.path.split('/').filter(Boolean)].join(' / ')],
    [t(texts.columns.owner), item.owner?.name],
    [t(words.created), timeText(item.createdAt, shown)],
    [t(texts.columns.changed), timeText(item.updatedAt, shown)],
    [t(texts.columns.trashed), item.trashedAt ? timeText(item.trashedAt, shown) : undefined],
  ]
  return (
    <div className={styles.panel}>
      <div className={styles.face}>
        <FileFace item={item} look="tile" />
      </div>
      <h3 className={styles.name}>{item.name}</h3>
      {!item.trashedAt && (
        <div className={styles.acts}>
          <Button size="s" look="secondary" icon="download" onClick={() => void commands.acts.download([item])}>
            {t(isFile ? texts.download : texts.downloadZip)}
          </Button>
          {onShare && item.can.share && (
            <Button size="s" look="secondary" icon="share" onClick={() => onShare(item)}>
              {t(texts.share).replace('…', '')}
            </Button>
          )}
          {onWatermark && item.kind === 'picture' && item.can.change && (
            <Button size="s" look="secondary" icon="copyright" onClick={() => onWatermark(item)}>
              {t(texts.watermark).replace('…', '')}
            </Button>
          )}
        </div>
      )}
      {details.error !== undefined && !details.value && (
        <p role="alert" className={styles.failed}>
          {t(metadataFailed)}{' '}
          <button type="button" className={styles.link} onClick={details.again}>
            {t(texts.again)}
          </button>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {details.value?.checksum && (
          <div className={styles.fact}>
            <dt>SHA-256</dt>
            <dd>
              <code className={styles.checksum}>{details.value.checksum}</code>
            </dd>
          </div>
        )}
      </dl>
      {isFile && !item.trashedAt && (
        <section className={styles.section}>
          <h4 className={styles.heading}>{t(words.access)}</h4>
          <p className={styles.access}>
            <Icon name={item.mode === 'public' ? 'world' : 'lock'} />
            <span>{t(item.mode === 'public' ? words.publicHint : words.privateHint)}</span>
          </p>
          <div className={styles.acts}>
            {item.url && (
              <Button size="s" look="secondary" icon="link" onClick={() => void commands.copyAddress(item)}>
                {t(texts.copyLink)}
              </Button>
            )}
            {item.can.change && item.drive !== 'media' && (
              <Button
                size="s"
                look="quiet"
                disabled={isSwitching}
                onClick={() => void setMode(item.mode === 'public' ? 'private' : 'public')}
              >
                {t(item.mode === 'public' ? words.makePrivate : words.makePublic)}
              </Button>
            )}
          </div>
        </section>
      )}
      {details.value && details.value.uses.length > 0 && (
        <section className={styles.section}>
          <h4 className={styles.heading}>{t(words.uses)}</h4>
          <ul className={styles.uses}>
            {details.value.uses.map((use, at) => (
              <li key={at}>
                {use.key.startsWith('page:/') ? (
                  <Link link={{ to: use.key.slice('page:'.length) }}>{use.title}</Link>
                ) : (
                  use.title
                )}{' '}
                <span className={styles.soft}>({t(words[use.where])})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h4 className={styles.heading}>{t(words.history)}</h4>
        {details.isLoading && !details.value ? (
          <Skeleton lines={3} />
        ) : (
          <ol className={styles.history}>
            {details.value?.history.map((entry, at) => (
              <li key={at}>
                <span>{historyText(entry, t)}</span>
                <span className={styles.soft}>{[entry.by, timeText(entry.at, shown)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
