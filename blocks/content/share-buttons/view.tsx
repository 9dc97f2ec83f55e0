import { ShareButtons } from '@kit/ui/share/share-buttons'
import type { Props } from './schema'

export function View({ blockId, title, ways, look, align }: Props) {
  return <ShareButtons blockId={blockId} title={title} ways={ways} look={look} align={align} />
}
