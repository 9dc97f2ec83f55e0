import { Switch } from '@mantine/core'
import { useT } from '@kit/t'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { FieldPath } from '../../document/operations/set-field'
import { PropertyRow } from '../panel/property-row'

const messages = {
  offline: { en: 'Works offline', th: 'ใช้ได้แม้ไม่มีอินเทอร์เน็ต' },
  help: {
    en: 'Devices store the page without its data, and open it where there is no connection. Anyone can get this empty page. Needs https.',
    th: 'อุปกรณ์เก็บหน้านี้ไว้โดยไม่มีข้อมูล และเปิดได้เมื่อไม่มีอินเทอร์เน็ต ทุกคนขอหน้าเปล่านี้ได้ ต้องใช้ https',
  },
}

type Props = {
  fields: { offline?: boolean | undefined }
  onChange: (path: FieldPath, value: unknown, what: LocalisedText) => unknown
}

/** Whether devices retain the page for times without a connection. */
export function OfflineField({ fields, onChange }: Props) {
  const t = useT()
  return (
    <PropertyRow id="page-offline" layout="switch" label={t(messages.offline)} help={t(messages.help)}>
      <Switch
        id="page-offline"
        aria-describedby="page-offline-help"
        withThumbIndicator={false}
        checked={fields.offline === true}
        onChange={(event) => onChange(['offline'], event.currentTarget.checked || undefined, messages.offline)}
      />
    </PropertyRow>
  )
}
