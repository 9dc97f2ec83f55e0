import { Stack, Text } from '@mantine/core'
import { call as admins } from '@client/editor/calls/editor/admins'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Dialog } from '../ui/dialog'
import { ListNote } from '../ui/side-panel'

const messages = {
  title: { en: 'Theme studio', th: 'สตูดิโอธีม' },
  body: {
    en: 'Colours, fonts and the logo are the same on every page, so only admins change them.',
    th: 'สี ฟอนต์ และโลโก้ใช้ร่วมกันทุกหน้า ผู้ดูแลระบบเท่านั้นที่แก้ไขได้',
  },
  ask: { en: 'Please contact: {names}', th: 'กรุณาติดต่อ: {names}' },
  nobody: {
    en: 'Please contact an admin of this site.',
    th: 'กรุณาติดต่อผู้ดูแลระบบของเว็บไซต์นี้',
  },
}

/** Says to managers who may change the brand. */
export function ThemeOwnersDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const query = useCall(admins, {})
  return (
    <Dialog title={t(messages.title)} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t(messages.body)}</Text>
        {query.data ? (
          <Text size="sm" fw={600}>
            {query.data.names.length > 0 ? t(messages.ask, { names: query.data.names.join(', ') }) : t(messages.nobody)}
          </Text>
        ) : (
          <ListNote query={query} />
        )}
      </Stack>
    </Dialog>
  )
}
