import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { Dialog } from '../ui/dialog'
import { ChooseFile } from './choose-file'
import { ImportDone } from './import-done'
import { ImportPlanView } from './import-plan-view'
import { RecentImports } from './recent-imports'
import styles from './transfer.module.css'
import { useImport } from './use-import'

const messages = {
  title: { en: 'Import from a file', th: 'นำเข้าจากไฟล์' },
  sending: { en: 'Uploading {name}…', th: 'กำลังอัปโหลด {name}…' },
  reading: { en: 'Checking {name}…', th: 'กำลังตรวจดู {name}…' },
  bringing: { en: 'Preparing picture or file {count} of {of}…', th: 'กำลังเตรียมรูปภาพหรือไฟล์ที่ {count} จาก {of}…' },
  writing: { en: 'Creating drafts…', th: 'กำลังสร้างฉบับร่าง…' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

/** Imports pages, sections or a whole site from a file: nothing is written before the person has reviewed the plan. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { key } = useBuilder()
  const { step, choose, lookAgain: reloadPlan, run } = useImport()
  // If the import replaced the open document, the screen is outdated.
  const close = () =>
    step.at === 'done' && step.result.documents.some((each) => each.key === key) ? location.reload() : onClose()
  return (
    <Dialog title={t(messages.title)} size={step.at === 'plan' ? 720 : 'lg'} onClose={close}>
      {step.at === 'choose' && (
        <>
          {step.error !== undefined && (
            <Alert color="red" role="alert" mb="md">
              {step.error}
            </Alert>
          )}
          <ChooseFile onFile={(file) => void choose(file)} />
          <RecentImports onUndone={(keys) => keys.includes(key) && location.reload()} />
        </>
      )}
      {step.at === 'sending' && (
        <ImportProgress message={t(messages.sending, { name: step.name })} share={step.share} onCancel={onClose} />
      )}
      {step.at === 'reading' && (
        <ImportProgress message={t(messages.reading, { name: step.name })} onCancel={onClose} />
      )}
      {step.at === 'plan' && (
        <ImportPlanView
          key={step.plan.digest + step.plan.documents.map(({ base }) => base).join()}
          step={step}
          onRun={run}
          onReloadPlan={() => void reloadPlan(step.id, step.name)}
          onClose={onClose}
        />
      )}
      {step.at === 'bringing' && (
        <ImportProgress
          message={t(messages.bringing, { count: step.count + 1, of: step.of })}
          share={step.count / step.of}
          onCancel={onClose}
        />
      )}
      {step.at === 'writing' && <ImportProgress message={t(messages.writing)} />}
      {step.at === 'done' && <ImportDone result={step.result} onClose={close} />}
    </Dialog>
  )
}

/** Progress of the current step, as a fraction where it is known. */
function ImportProgress({ message, share, onCancel }: { message: string; share?: number; onCancel?: () => void }) {
  const t = useT()
  return (
    <div className={styles.going}>
      <Text role="status">{message}</Text>
      <Progress
        value={share === undefined ? 100 : Math.round(share * 100)}
        animated={share === undefined}
        aria-label={message}
      />
      {onCancel && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t(messages.cancel)}
          </Button>
        </Group>
      )}
    </div>
  )
}
