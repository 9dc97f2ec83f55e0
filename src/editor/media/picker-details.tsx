import { useT } from '@kit/t'
import { type Choice, ofItem } from './choice'
import { rememberUpload } from './known-uploads'
import { MediaDetails } from './media-details'
import styles from './media.module.css'
import type { Picked } from './use-picked'
import type { PickerList } from './use-picker-list'
import type { PickerPanes } from './use-picker-panes'

const messages = { choose: { en: 'Select a file to see its details.', th: 'เลือกไฟล์เพื่อดูรายละเอียด' } }

type Props = {
  list: PickerList
  picked: Picked
  panes: PickerPanes
  onChoose: (choice: Choice | undefined) => void
}

/** The details of the chosen item, next to the picker's list. */
export function PickerDetails({ list, picked: { chosen, several, edit, focusOf, setFocus }, panes, onChoose }: Props) {
  const t = useT()
  if (!chosen) return <p className={styles.nothing}>{t(messages.choose)}</p>
  return (
    <MediaDetails
      key={chosen.asset}
      choice={chosen}
      focus={focusOf(chosen)}
      edit={edit}
      back={panes.back}
      onFocus={(focus) => setFocus(chosen, focus)}
      onChoose={(item) => {
        if (item) rememberUpload(item)
        if (item) list.setSource('uploads')
        several?.replace(chosen.asset, item && ofItem(item))
        onChoose(item && ofItem(item))
      }}
      onBack={() => panes.show('list')}
    />
  )
}
