import { canReset } from '../document/can-reset'
import { Edit } from '../document/edit'
import { mayDiffer } from '../document/may-differ'
import { pasteParts } from './paste-parts'
import type { Command } from '../state/command'
import { differsLabel, setDiffers } from './differs'
import { resetSettings, resetLabel } from './reset-settings'
import { giveStyle, isStyled, clearedStyle } from './style-commands'

const clearLabel = { en: 'Clear style', th: 'ล้างรูปแบบ' }

/**
 * Actions of the selection needed only once its menu or the full list is open, keyed by the command they follow. Their
 * keys are handled elsewhere.
 */
export const secondaryCommands: Readonly<Record<string, readonly Command[]>> = {
  paste: [
    {
      id: 'paste-plain',
      group: 'edit',
      label: { en: 'Paste as plain text', th: 'วางเป็นข้อความธรรมดา' },
      keys: ['mod+shift+v'],
      run: (context) => void pasteParts(context, true),
    },
  ],
  'save-section': [
    {
      id: 'differs',
      group: 'insert',
      label: differsLabel,
      isEnabled: ({ builder: { store, key }, ui: { selection } }) =>
        selection.some((id) => mayDiffer(key, store.get(id))),
      run: ({ builder, ui: { selection } }) => setDiffers(builder, selection),
    },
  ],
  'paste-style': [
    {
      id: 'clear-style',
      group: 'edit',
      label: clearLabel,
      isEnabled: ({ builder: { store }, ui: { selection } }) =>
        selection.flatMap((id) => store.get(id) ?? []).some(isStyled),
      run: (context) => giveStyle(context, clearLabel, clearedStyle),
    },
    {
      id: 'reset',
      group: 'edit',
      label: resetLabel,
      isEnabled: ({ builder: { store, boot }, ui: { selection } }) =>
        selection.some((id) => canReset(new Edit(store.page), id, boot.session.role)),
      run: ({ builder, ui: { selection } }) => void resetSettings(builder, selection),
    },
  ],
}
