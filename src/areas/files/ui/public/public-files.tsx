import { useDeferredValue, useState } from 'react'
import {
  documentMissing,
  downloaded,
  downloadFailed,
  listFailed,
  metadataFailed,
  noResults,
  searchFailed,
} from '@schemas/errors'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { useLocale } from '@kit/boot'
import { callGateway, GatewayError, requestGateway } from '@kit/call-gateway'
import { saveBlob } from '@kit/download-file'
import { FileFace } from '@kit/file-face/file-face'
import { formatBytes } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { reasonOf } from '../lost-answer'
import { publicCalls } from './public-calls'
import styles from './public-files.module.css'
import { publicTexts as texts } from './texts'

/** Files above this size (bytes) are not buffered in memory; the browser downloads them from their own address. */
const maxHeldBytes = 50 * 1024 ** 2

type Props = { drive: Exclude<Drive, 'mine'>; title: string; onClose: () => void }

/** A root as a guest sees it: read in public mode, so that it lists exactly what others can see. */
export function PublicFiles({ drive, title, onClose }: Props) {
  const t = useT()
  const [searchText, setSearchText] = useState('')
  const query = useDeferredValue(searchText.trim())
  const isSearch = query !== ''
  const listed = useCall(publicCalls.list, { parent: drive }, { enabled: !isSearch, staleTime: 0 })
  const found = useCall(
    publicCalls.search,
    { drive, query },
    { enabled: isSearch, staleTime: 0, placeholderData: (before) => before },
  )
  const { data: items, message } = isSearch
    ? { data: found.data?.results, message: found.data?.message }
    : { data: listed.data?.data, message: listed.data?.message }
  const activeQuery = isSearch ? found : listed
  const files = items?.filter(({ type }) => type === 'file')
  return (
    <Modal
      title={t(texts.title, { name: title })}
      onClose={onClose}
      foot={
        <Button look="secondary" onClick={onClose}>
          {t(texts.close)}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.soft}>{t(texts.hint)}</p>
        <Field label={t(texts.search)} labelHidden>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(texts.search)}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Field>
        <ListState
          isLoading={files === undefined && activeQuery.isPending}
          error={
            files === undefined && activeQuery.error
              ? [t(isSearch ? searchFailed : listFailed), activeQuery.error.message].join(': ')
              : undefined
          }
          onRetry={() => void activeQuery.refetch()}
          rows={3}
          isEmpty={files?.length === 0}
          empty={<p className={styles.soft}>{isSearch ? t(noResults) : t(texts.none)}</p>}
        >
          {() => (
            <ul role="list" className={styles.files} aria-label={t(texts.title, { name: title })}>
              {files?.map((item) => (
                <Line key={item._id} item={item} />
              ))}
            </ul>
          )}
        </ListState>
        {message && files && files.length > 0 && (
          <p role="status" className={styles.soft}>
            {message}
          </p>
        )}
      </div>
    </Modal>
  )
}

function Line({ item }: { item: FileItem }) {
  const t = useT()
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      showToast(t(await saveAsAnybody(item)), { tone: 'success' })
    } catch (error) {
      const reason = reasonOf(error)
      const text = t(error instanceof Unread ? (error.isMissing ? documentMissing : metadataFailed) : downloadFailed)
      showToast(reason && !text.includes(reason) ? `${text}: ${reason}` : text, { tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <li className={styles.file}>
      <FileFace item={item} />
      <span className={styles.words}>
        <span className={styles.name} title={item.name}>
          {item.name}
        </span>
        <span className={styles.soft}>
          {[item.path === '/' ? '' : item.path, formatBytes(item.size, locale)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {item.size > maxHeldBytes && item.url ? (
        <a className={styles.open} href={item.url} download={item.name}>
          {t(texts.download)}
        </a>
      ) : (
        <Button
          size="s"
          look="quiet"
          icon="download"
          disabled={isBusy}
          aria-label={t(texts.downloadOf, { name: item.name })}
          onClick={() => void save()}
        >
          {t(texts.download)}
        </Button>
      )}
    </li>
  )
}

/** The file's metadata could not be read. */
class Unread extends Error {
  constructor(readonly isMissing: boolean) {
    super('')
  }
}

/** Saves a file with public access, under its public name. */
async function saveAsAnybody({ _id: id }: Pick<FileItem, '_id'>): Promise<typeof downloaded> {
  const { data } = await callGateway(publicCalls.document, { id }).catch((error: unknown) => {
    throw new Unread(error instanceof GatewayError && error.status === 404)
  })
  saveBlob(await (await requestGateway(publicCalls.download, { id })).blob(), data.name)
  return downloaded
}
