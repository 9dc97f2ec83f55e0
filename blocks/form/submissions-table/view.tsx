/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a table's roles are said, because rows laid out as cards on phones lose them in some browsers */
import { useState } from 'react'
import type { Submission, SubmissionField } from '@schemas/forms/entities/form-submission'
import type { Locale } from '@schemas/layout/locale'
import { call as exportCall } from '@client/forms/calls/form/export'
import { useLocale, useSpace } from '@kit/boot'
import { downloadFile } from '@kit/download-file'
import { noticeMessages } from '@areas/forms/ui/form-notice/notice-messages'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import renewing from '@kit/ui/renewing.module.css'
import { SectionHeading } from '@kit/ui/section-heading'
import { answerText, answerOf } from './answer-text'
import { Filters } from './filters'
import { NoticeDialog } from './notice-dialog'
import type { Props } from './schema'
import { StatusMark } from './status-mark'
import { SubmissionDialog } from './submission-dialog'
import { texts } from './texts'
import { type Listed, useSubmissions } from './use-submissions'
import styles from './view.module.css'

export function View(props: Props) {
  const { blockId, eyebrow, title, intro, align, form } = props
  const t = useT()
  const locale = useLocale()
  const state = useSubmissions(props)
  const [openId, setOpenId] = useState<string>()
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const { list, status, q } = state
  const opened = list?.items.find((item) => item.id === openId)
  const exported = { form, ...(status ? { status } : {}), ...(q ? { q } : {}) }
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
          <div className={styles.tools}>
            <Button look="secondary" icon="mail" onClick={() => setNoticeOpen(true)}>
              {t(noticeMessages.title)}
            </Button>
            <ActionButton
              look="secondary"
              icon="file-export"
              onAction={() => downloadFile(exportCall, exported)}
              onError={fail}
            >
              {t(texts.export)}
            </ActionButton>
          </div>
        }
      />
      <Filters {...state} of={title ?? t(texts.title)} counts={list?.counts} />
      <ListState
        isLoading={state.isLoading}
        error={state.error}
        onRetry={state.retry}
        isEmpty={list?.items.length === 0}
        empty={<Nothing isFiltered={state.isFiltered} onClear={state.clear} />}
      >
        {() => list && <Table {...props} list={list} isChanging={state.isChanging} onOpen={setOpenId} />}
      </ListState>
      {list && <ListPaging by="time" query={state} next={list.next} isChanging={state.isChanging} />}
      {opened && list && (
        <SubmissionDialog
          submission={opened}
          fields={list.fields}
          title={titleOf(opened, columnsOf(props, list)[0], locale)}
          change={state.change}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {isNoticeOpen && <NoticeDialog form={form} onClose={() => setNoticeOpen(false)} />}
    </section>
  )
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useT()
  if (!isFiltered)
    return (
      <EmptyState icon="mail" title={t(texts.empty)}>
        {t(texts.emptyHint)}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t(texts.nothing)}
      action={
        <Button look="secondary" onClick={onClear}>
          {t(texts.clear)}
        </Button>
      }
    >
      {t(texts.nothingHint)}
    </EmptyState>
  )
}

function columnsOf({ columns }: Pick<Props, 'columns'>, list: Listed): SubmissionField[] {
  return columns
    ? columns.map((name) => list.fields.find((field) => field.name === name) ?? { name, label: name, kind: 'text' })
    : list.fields.slice(0, 3)
}

/** Title of an answer: the value of its first column. */
function titleOf(item: Submission, first: SubmissionField | undefined, locale: Locale): string {
  return answerText(answerOf(item, first?.name ?? ''), first, locale) || item.id.slice(0, 8).toUpperCase()
}

type TableProps = Props & { list: Listed; isChanging: boolean; onOpen: (id: string) => void }

function Table({ columns, list, isChanging, onOpen }: TableProps) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const shown = columnsOf({ columns }, list)
  return (
    <div
      className={`${styles.scroll} ${renewing.renewing}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
      tabIndex={0}
      role="region"
      aria-label={t(texts.table)}
      aria-busy={isChanging || undefined}
    >
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {shown.map((field) => (
              <th key={field.name} role="columnheader" scope="col">
                {field.label}
              </th>
            ))}
            <th role="columnheader" scope="col">
              {t(texts.status)}
            </th>
            <th role="columnheader" scope="col">
              {t(texts.received)}
            </th>
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{t(texts.open)}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {list.items.map((item) => (
            <tr key={item.id} role="row" data-status={item.status}>
              {shown.map((field, index) => {
                const text = answerText(answerOf(item, field.name), field, locale) || '–'
                return index === 0 ? (
                  <th key={field.name} role="rowheader" scope="row">
                    {text}
                  </th>
                ) : (
                  <td role="cell" key={field.name} data-label={field.label}>
                    {text}
                  </td>
                )
              })}
              <td role="cell" data-label={t(texts.status)}>
                <StatusMark status={item.status} />
              </td>
              <td role="cell" data-label={t(texts.received)} className={styles.time}>
                <time dateTime={item.createdAt}>{formatDateTime(item.createdAt, locale, { timeZone })}</time>
              </td>
              <td role="cell" className={styles.action}>
                <Button look="quiet" size="s" onClick={() => onOpen(item.id)}>
                  {t(texts.open)} <span className="visually-hidden">{titleOf(item, shown[0], locale)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
