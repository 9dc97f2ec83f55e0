import { maxAttachments, type Attachment } from '@schemas/files/entities/attachment'
import type { OpenedTask } from '@schemas/work/entities/task'
import { call as attachCall } from '@client/work/calls/task/attach'
import { attachmentCalls } from '@kit/attachments/attachment-calls'
import { AttachmentField } from '@kit/attachments/attachment-field'
import { AttachmentList } from '@kit/attachments/attachment-list'
import { attachmentTexts } from '@kit/attachments/attachment-texts'
import { callGateway } from '@kit/call-gateway'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { refreshCalls, useCall } from '@kit/use-call'
import styles from './work.module.css'

type Props = { task: Pick<OpenedTask, 'id' | 'project'>; mayWrite: boolean }

/** Files of a task: members add and remove them, and anyone who sees the task opens them. */
export function TaskFiles({ task, mayWrite }: Props) {
  const t = useT()
  const list = useCall(attachmentCalls.list, { kind: 'task', row: task.id })
  // Not on the builder's canvas.
  const isVisited = usePageLink() !== null
  useRefreshOnTopic(isVisited ? `work/changes:${task.project}` : undefined, [attachmentCalls.list])
  const files = list.data?.attachments ?? []
  const after = async (work: Promise<unknown>) => {
    await work
    await refreshCalls(attachmentCalls.list)
  }
  if (!mayWrite && files.length === 0) return null
  return (
    <section aria-label={t(attachmentTexts.files)}>
      <h4 className={styles.subhead}>{t(attachmentTexts.files)}</h4>
      {mayWrite ? (
        <AttachmentField
          kind="task"
          limit={list.data?.limit ?? maxAttachments}
          files={files}
          onAdd={({ id }: Attachment) => after(callGateway(attachCall, { task: task.id, files: [id] }))}
          onRemove={({ id }) => after(callGateway(attachmentCalls.remove, { id }))}
          onRestore={({ id }) => after(callGateway(attachmentCalls.restore, { id }))}
        />
      ) : (
        <AttachmentList files={files} />
      )}
    </section>
  )
}
