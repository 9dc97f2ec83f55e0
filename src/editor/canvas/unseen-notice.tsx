import type { FlatBlock } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { translate } from '@kit/t'
import { nodeName } from '../document/name-node'
import { roleNames } from '../state/view-names'
import { useCanvas } from './canvas-context'

const unseen = {
  en: 'Not visible to {role}. Requires {access} or above.',
  th: '{role}ไม่เห็นส่วนนี้ เพราะมีไว้สำหรับ{access}ขึ้นไป',
}

/** Shown while editing in place of a block whose type the previewed role never gets, so that it does not look lost. */
export function UnseenNotice({ node, access }: { node: FlatBlock; access: Role }) {
  const { locale, role } = useCanvas()
  const nameOf = (each: Role) => (locale === 'en' ? roleNames[each].en.toLowerCase() : roleNames[each].th)
  return (
    <div className="canvas-unseen">
      <strong>{pickText(nodeName(node), locale)}</strong>{' '}
      {translate(unseen, locale, { role: nameOf(role), access: nameOf(access) })}
    </div>
  )
}
