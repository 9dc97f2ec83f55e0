import { useState } from 'react'
import { useT } from '@kit/t'
import { blockDefinition } from '@registry/block-kits'
import { areaName } from '../document/areas'
import { whyUnseen } from '../document/is-unseen'
import { nodeName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { type Line, textIn } from './lines'

const messages = { emptyArea: { en: 'empty', th: 'ว่าง' } }

/** What a line shows of its part, for the previewed role, language and time. */
export function useDescribeLine() {
  const t = useT()
  const { store, boot } = useBuilder()
  const role = useUi((state) => state.role)
  const locale = useUi((state) => state.locale)
  const moment = useUi((state) => state.moment)
  const [opened] = useState(() => Date.now())
  const now = moment === undefined ? opened : Date.parse(moment)
  return ({ node, area, hasChildren }: Line) =>
    area
      ? {
          label: node.kind === 'block' ? t(areaName(node, area.slot)) : t(nodeName(node)),
          detail: hasChildren ? '' : t(messages.emptyArea),
          unseen: undefined,
        }
      : {
          label: t(nodeName(node)),
          detail: textIn(store.page, node, locale),
          unseen: whyUnseen(
            node,
            { role, locale, now, timeZone: boot.space.timeZone },
            { definition: blockDefinition },
          ),
        }
}
