import type { DocumentEntry } from '@schemas/entities/document'
import { type GoesOn, goOn } from '../state/goes-on'
import type { Saving } from '../state/saving'
import { documentAddress } from './document-address'
import { openAddress } from './open-address'

type Options = {
  /** Where the person comes from. */ here: string
  saving: Saving
  /** The part that is shown there. */ node?: string | undefined
  /** What the builder opens with there. */ goesOn: GoesOn
}

/** Opens another document at one of its parts, with what led there beside it. */
export function openPlace(entry: DocumentEntry, { here, saving, node, goesOn }: Options): void {
  goOn(goesOn)
  void openAddress(`${documentAddress(entry, here)}${node === undefined ? '' : `#${node}`}`, saving)
}
