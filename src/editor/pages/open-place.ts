import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type GoesOn, goOn } from '../state/goes-on'
import type { Saving } from '../state/saving'
import { documentAddress } from '../document/document-address'
import { openAddress } from './open-address'

type Options = {
  /** Address that the person comes from. */ here: string
  saving: Saving
  /** The part to show there. */ node?: string | undefined
  /** What the builder continues with there. */ goesOn: GoesOn
}

/** Opens another document at one of its parts, with the list that led there next to it. */
export function openPlace(entry: DocumentEntry, { here, saving, node, goesOn }: Options): void {
  goOn(goesOn)
  void openAddress(`${documentAddress(entry, here)}${node === undefined ? '' : `#${node}`}`, saving)
}
