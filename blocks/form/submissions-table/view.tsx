import { useMemo, useState } from 'react'
import { noticeMessages } from '@areas/forms/ui/form-notice/notice-messages'
import { call as exportCall } from '@client/forms/calls/form/export'
import { downloadFile } from '@kit/download-file'
import { DataTable } from '@kit/list/data-table'
import { MenuTool } from '@kit/list/menu-tool'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { SectionHeading } from '@kit/ui/section-heading'
import { NoticeDialog } from './notice-dialog'
import type { Props } from './schema'
import { responsesOf } from './submission-table'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, form, columns, perPage, data }: Props) {
  const t = useT()
  const list = useMemo(() => responsesOf(form, columns), [form, columns])
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const fail = (error: unknown) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
  return (
    <section aria-labelledby={`${blockId}-title`}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        className={styles.heading}
        actions={
          <Button look="secondary" icon="mail" onClick={() => setNoticeOpen(true)}>
            {t(noticeMessages.title)}
          </Button>
        }
      />
      <DataTable
        list={list}
        label={title ?? t(texts.title)}
        perPage={perPage}
        initial={data?.submissions}
        pagesBy="time"
        // The gateway writes this file, with all questions, and records who fetched it.
        renderTools={({ cursor: _cursor, ...request }) => (
          <MenuTool
            label={t(texts.exportWhat)}
            text={t(texts.export)}
            icon="file-export"
            acts={(['xlsx', 'csv'] as const).map((format) => ({
              id: format,
              label: t(texts[format]),
              icon: format === 'xlsx' ? 'file-spreadsheet' : 'file-text',
              act: () => void downloadFile(exportCall, { form, format, ...request }).catch(fail),
            }))}
          />
        )}
      />
      {isNoticeOpen && <NoticeDialog form={form} onClose={() => setNoticeOpen(false)} />}
    </section>
  )
}
