import { canReset } from '../document/can-reset'
import { Edit } from '../document/edit'
import { mayDiffer } from '../document/may-differ'
import { pasteParts } from './paste-parts'
import type { Command } from './command'
import { differsWords, setDiffers } from './differs'
import { resetSettings, resetWords } from './reset-settings'
import { giveStyle, isStyled, noLook } from './style-commands'

const clearWords = { en: 'Clear its style', th: 'ล้างรูปแบบ' }

/** Actions of the selection that nobody asks for before its menu or the list of all is open, each behind another one. Keys that are named here are heard elsewhere. */
export const besideCommands: Readonly<Record<string, readonly Command[]>> = {
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
      label: differsWords,
      isEnabled: ({ builder: { store, key }, ui: { selection } }) =>
        selection.some((id) => mayDiffer(key, store.get(id))),
      run: ({ builder, ui: { selection } }) => setDiffers(builder, selection),
    },
  ],
  'paste-style': [
    {
      id: 'clear-style',
      group: 'edit',
      label: clearWords,
      isEnabled: ({ builder: { store }, ui: { selection } }) =>
        selection.flatMap((id) => store.get(id) ?? []).some(isStyled),
      run: (context) => giveStyle(context, clearWords, noLook),
    },
    {
      id: 'reset',
      group: 'edit',
      label: resetWords,
      isEnabled: ({ builder: { store, boot }, ui: { selection } }) =>
        selection.some((id) => canReset(new Edit(store.page), id, boot.session.role)),
      run: ({ builder, ui: { selection } }) => void resetSettings(builder, selection),
    },
  ],
}
