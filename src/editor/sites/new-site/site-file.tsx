import { Alert, Button, Progress } from '@mantine/core'
import { IconCircleCheckFilled, IconFileImport } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { StoreRefused } from '@kit/upload/put-bytes'
import { refusalOf, sendImport } from '../../transfer/send-import'
import { transferCalls } from '../../transfer/transfer-calls'
import { FileButton } from '../../ui/file-button'
import styles from '../sites.module.css'

const messages = {
  title: { en: 'From a file', th: 'จากไฟล์' },
  help: {
    en: 'A complete site exported here or elsewhere: its pages, theme, menus and pictures. Visitors see them as soon as the site is created.',
    th: 'เว็บไซต์ทั้งเว็บไซต์ที่ส่งออกไว้ จากที่นี่หรือที่อื่น ทั้งหน้า ธีม เมนู และรูปภาพ ผู้เยี่ยมชมจะเห็นทันทีที่สร้างเว็บไซต์เสร็จ',
  },
  choose: { en: 'Choose a file', th: 'เลือกไฟล์' },
  sending: { en: 'Uploading {name}…', th: 'กำลังอัปโหลด {name}…' },
  reading: { en: 'Checking {name}…', th: 'กำลังตรวจดู {name}…' },
  bringing: { en: 'Preparing picture or file {count} of {of}…', th: 'กำลังเตรียมรูปภาพหรือไฟล์ที่ {count} จาก {of}…' },
  ready: {
    en: '“{site}” · {pages} documents · {uploads} pictures and files',
    th: '“{site}” · {pages} รายการ · รูปภาพและไฟล์ {uploads} รายการ',
  },
  kept: { en: 'The file you chose is ready.', th: 'ไฟล์ที่เลือกไว้พร้อมใช้แล้ว' },
  noSite: { en: 'This file contains pages, not a whole site.', th: 'ไฟล์นี้มีเฉพาะหน้า ไม่ใช่ทั้งเว็บไซต์' },
  lost: { en: 'The connection was lost. Try again.', th: 'การเชื่อมต่อขาดหาย กรุณาลองอีกครั้ง' },
}

type State =
  | { at: 'choose'; error?: string }
  | { at: 'going'; message: string; share?: number }
  | { at: 'ready'; id: string; site: LocalisedText; pages: number; uploads: number }

/** Starts from the file of a whole site: uploads and checks it and prepares its uploads while the person waits. */
export function SiteFile({
  isChosen,
  onChoose,
}: {
  isChosen: boolean
  onChoose: (template: string | undefined) => void
}) {
  const t = useT()
  const locale = useLocale()
  const [state, setState] = useState<State>({ at: 'choose' })
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(new DOMException('The step was left.', 'AbortError')), [])

  const take = async (file: File | null) => {
    if (!file) return
    const refused = refusalOf(file)
    if (refused) return setState({ at: 'choose', error: t(refused) })
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    const { name } = file
    onChoose(undefined)
    try {
      const id = await sendImport(file, {
        signal,
        onSent: (share) => setState({ at: 'going', message: t(messages.sending, { name }), share }),
      })
      setState({ at: 'going', message: t(messages.reading, { name }) })
      const plan = await callGateway(transferCalls.preview, { id }, signal)
      if (plan.kind !== 'site') return setState({ at: 'choose', error: t(messages.noSite) })
      if (plan.theme?.state === 'refused')
        return setState({ at: 'choose', error: plan.theme.note ?? t(messages.noSite) })
      for (const [count, { file: each }] of plan.uploads.entries()) {
        setState({
          at: 'going',
          message: t(messages.bringing, { count: count + 1, of: plan.uploads.length }),
          share: count / plan.uploads.length,
        })
        await callGateway(transferCalls.bring, { id, file: each }, signal)
      }
      setState({ at: 'ready', id, site: plan.from, pages: plan.documents.length, uploads: plan.uploads.length })
      onChoose(`file:${id}`)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof GatewayError) && !(error instanceof StoreRefused)) throw error
      setState({ at: 'choose', error: error instanceof GatewayError ? error.message : t(messages.lost) })
    }
  }

  return (
    <section aria-label={t(messages.title)}>
      <h2 className={styles.subtitle}>{t(messages.title)}</h2>
      <p className={styles.soft}>{t(messages.help)}</p>
      {state.at === 'choose' && state.error !== undefined && (
        <Alert color="red" role="alert" mb="sm">
          {state.error}
        </Alert>
      )}
      {state.at === 'going' && (
        <div role="status">
          {state.message}
          <Progress
            mt={6}
            mb="sm"
            value={state.share === undefined ? 100 : Math.round(state.share * 100)}
            animated={state.share === undefined}
            aria-label={state.message}
          />
        </div>
      )}
      {state.at !== 'going' && isChosen && (
        <p role="status">
          <IconCircleCheckFilled size={16} aria-hidden />{' '}
          {state.at === 'ready'
            ? t(messages.ready, { site: pickText(state.site, locale), pages: state.pages, uploads: state.uploads })
            : t(messages.kept)}
        </p>
      )}
      <FileButton accept=".zip,.json,application/zip,application/json" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileImport size={15} />}
            loading={state.at === 'going'}
          >
            {t(messages.choose)}
          </Button>
        )}
      </FileButton>
    </section>
  )
}
