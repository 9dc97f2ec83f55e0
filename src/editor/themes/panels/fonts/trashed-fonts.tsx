import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FontFileEntry } from '@schemas/editor/entities/theme'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { themeCalls } from '../../theme-calls'
import styles from './fonts.module.css'

const messages = {
  title: { en: 'In the trash', th: 'ในถังขยะ' },
  help: {
    en: 'Permanently deleted after 30 days, unless an earlier release uses them.',
    th: 'ระบบจะลบถาวรเมื่อครบ 30 วัน ยกเว้นไฟล์ที่การเผยแพร่ก่อนหน้าใช้อยู่',
  },
  restore: { en: 'Restore {name} from the trash', th: 'กู้คืน {name} จากถังขยะ' },
  short: { en: 'Restore', th: 'กู้คืน' },
}

/** Trashed font files, which can be restored. */
export function TrashedFonts({ files }: { files: readonly FontFileEntry[] }) {
  const t = useT()
  const restore = useCallMutation(themeCalls.restoreFont, { refresh: [themeCalls.fonts, themeCalls.list] })
  if (files.length === 0) return null
  return (
    <section className={styles.card} aria-label={t(messages.title)}>
      <h3>{t(messages.title)}</h3>
      <p className={styles.soft}>{t(messages.help)}</p>
      <ul className={styles.files}>
        {files.map(({ id, name, family, weight }) => (
          <li key={id} className={styles.file}>
            <div className={styles.about}>
              <span>{name}</span>
              <span className={styles.soft}>
                {family} {weight[0]}
              </span>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t(messages.restore, { name })}
              loading={restore.isPending && restore.variables.id === id}
              onClick={() =>
                restore.mutate(
                  { id },
                  { onError: (error) => notifications.show({ message: error.message, color: 'red' }) },
                )
              }
            >
              {t(messages.short)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
