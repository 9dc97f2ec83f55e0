import type { Boot } from '@schemas/boot'
import { everyBlock } from './every-block'

/** Block types of the frame's header, subheader and footer. */
export function collectTypes(boot: Pick<Boot, 'slots'>): string[] {
  return [
    ...new Set(
      Object.values(boot.slots)
        .flatMap(everyBlock)
        .map((block) => block.type),
    ),
  ]
}
