import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import styles from '../pages/trash-notice.module.css'
import { ActionButton } from '../ui/action-button'
import { themeCalls } from './theme-calls'

const messages = {
  trashed: { en: 'This theme is in the trash. Your changes are saved.', th: 'ธีมนี้อยู่ในถังขยะ การแก้ไขของคุณยังบันทึกไว้' },
  restore: { en: 'Restore', th: 'กู้คืน' },
}

/** Says that the theme is in the trash, also if another person put it there: it cannot be published from there. */
export function ThemeTrashNotice({ name }: { name: string }) {
  const t = useT()
  const restore = useCallMutation(themeCalls.restore, { refresh: [themeCalls.list, themeCalls.open] })
  return (
    <div className={styles.notice} role="status">
      <IconTrash size={16} aria-hidden />
      <span>{t(messages.trashed)}</span>
      <ActionButton
        variant="light"
        isSmall
        onClick={() =>
          restore.mutate({ name }, { onError: ({ message }) => notifications.show({ message, color: 'red' }) })
        }
      >
        {t(messages.restore)}
      </ActionButton>
    </div>
  )
}
